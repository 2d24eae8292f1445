import { ContentMistake } from '#app/content/content-error.server.ts';
import { StartError } from '#desk/start-error.ts';

/**
 * Runs a program to its end. A mistake in content or configuration is told in its own words, since
 * whoever made it has no use for a stack. What reads content has to be imported within `run`: the
 * table of routes reads some as soon as it is loaded.
 */
export async function explained(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isMistake = error instanceof ContentMistake || error instanceof StartError;
    console.error(isMistake ? error.message : error);
    process.exit(1);
  }
}
