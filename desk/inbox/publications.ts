import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  ASKED,
  type Publishing,
  type PublishingAsk,
  publishing,
  TOLD,
} from '#shared/publishing.ts';

/** What the publishing program, which works for another user, has told, and asking it for something. */
export type Publications = ReturnType<typeof createPublications>;

/** @param request the file by which a desk requests a publication */
export function createPublications(request: string) {
  const asked = join(dirname(request), ASKED);
  const told = join(dirname(request), TOLD);
  return {
    /** What it has told; undefined where it has told nothing yet. */
    async told(): Promise<Publishing | undefined> {
      const text = await readFile(told, 'utf8').catch(ignoreMissing);
      return text === undefined ? undefined : publishing.parse(JSON.parse(text));
    },

    /** Whether the folder is set up for it. */
    hasTold: async () => (await stat(told).catch(ignoreMissing)) !== undefined,

    /** When the request that waits was written. */
    async askedAt(): Promise<number | undefined> {
      return (await stat(asked).catch(ignoreMissing))?.mtimeMs;
    },

    /** Writes a request; false while an earlier one waits. */
    async ask(ask: PublishingAsk): Promise<boolean> {
      try {
        await writeFile(asked, JSON.stringify(ask), { flag: 'wx' });
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        return false;
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
