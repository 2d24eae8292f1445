import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { Checkout } from '#tools/publish/git.ts';

/** One end of a terminal, or of what is in its place. */
type End<Stream> = Stream & { isTTY?: boolean };

/**
 * Returns if the content of this folder may be written: git can undo that, or a person at the terminal agrees.
 *
 * @param usesGit false to ask although git could undo it
 * @throws ContentMistake with the reason against it
 */
export async function requirePermission(
  usesGit: boolean,
  input: End<NodeJS.ReadableStream>,
  output: End<NodeJS.WritableStream>,
): Promise<void> {
  if (usesGit && (await isInGit())) return;
  const reason = `${usesGit ? 'This folder is in no git repository' : 'Without git'}, so nothing but your own copy of it can undo this.`;
  if (!input.isTTY || !output.isTTY) {
    throw new ContentMistake(
      `${reason} Run this at a terminal, which asks, or put the folder into git. Nothing was changed.`,
    );
  }
  if (!(await agrees(`${reason} Go on? y/N `, createInterface({ input, output, terminal: false }))))
    throw new ContentMistake('Nothing was changed.');
}

/** Whether git could restore the content. @throws ContentMistake if that would discard other changes, too */
async function isInGit(): Promise<boolean> {
  const checkout = new Checkout('.');
  const isRepository = await checkout.ask('rev-parse', '--is-inside-work-tree');
  const isIgnored = (await checkout.ask('check-ignore', '--quiet', 'content')) !== undefined;
  if (isRepository !== 'true' || isIgnored) return false;
  const changes = await checkout.git('status', '--porcelain', '--', 'content', 'media');
  if (changes === '') return true;
  throw new ContentMistake(
    `content/ or media/ has changes that are not committed, which an undo would discard as well. Commit them ("git add content media", then "git commit"), or discard them ("git restore content media"), and run this again; nothing was changed:\n${changes}`,
  );
}

async function agrees(question: string, terminal: Interface): Promise<boolean> {
  // Ctrl-D closes without an answer.
  const answer = Promise.race([once(terminal, 'line'), once(terminal, 'close')]);
  terminal.setPrompt(question);
  terminal.prompt();
  const [line = ''] = await answer;
  terminal.close();
  return /^y(?:es)?$/i.test(line.trim());
}
