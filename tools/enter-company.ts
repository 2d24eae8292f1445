import { PROGRAM } from './program-path.ts';
import { companyFolder } from './setup/company-folder.mjs';

/*
 * Imported first by the configurations of Vite, Vitest and Playwright, which people start in the program's folder:
 * content, media and build are paths from the company's folder.
 */
if (process.cwd() === PROGRAM) process.chdir(companyFolder(PROGRAM));
