import { takeWarnings } from './content/content-warning.server.ts';
import { checkContent } from './content-check.server.ts';

/**
 * Program that checks the content of its folder on each message. `ContentSandbox` and the development
 * server start it.
 */
process.on('message', () => {
  let problems: string[] = [];
  try {
    checkContent();
  } catch (error) {
    problems = error instanceof Error ? error.message.split('\n').slice(1) : [String(error)];
  }
  const ignored = () => undefined;
  // The parent may have exited.
  process.send?.({ problems, warnings: takeWarnings() }, undefined, {}, ignored);
});
