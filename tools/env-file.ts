import { existsSync } from 'node:fs';

/* Preloaded by npm's scripts and not by tests. Existing variables win. */
if (existsSync('.env')) process.loadEnvFile('.env');
