import { takeWarnings } from './content/content-warning.server.ts';
import { checkContent } from './content-check.server.ts';

/** The program that `ContentCopy` starts: checks the content of its folder at each message. */
process.on('message', () => {
  let problems: string[] = [];
  try {
    checkContent();
  } catch (error) {
    problems = error instanceof Error ? error.message.split('\n').slice(1) : [String(error)];
  }
  process.send?.({ problems, warnings: takeWarnings() });
});
