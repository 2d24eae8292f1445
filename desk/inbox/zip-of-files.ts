import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { Attachment } from '../store/submission.ts';
import type { UploadFiles } from '../store/upload-files.ts';

/**
 * The files of a message as one ZIP, and its bytes. No more than a piece of it is ever in memory. Rejects when the first
 * file cannot be read.
 */
export async function zipOf(
  attachments: readonly Attachment[],
  lastModified: Date,
  read: UploadFiles['read'],
): Promise<{ content: Readable; size: number }> {
  const names = distinct(attachments.map(({ name }) => name));
  const entries = attachments.map((file, index) => ({
    file,
    entry: { name: String(names[index]), size: file.size, lastModified },
  }));
  let open: Readable | undefined;
  async function* opened() {
    for (const { file, entry } of entries) {
      open = 'content' in file ? Readable.from([file.content]) : await read(file.upload);
      yield { ...entry, input: open };
    }
  }
  const content = Readable.fromWeb(makeZip(opened()) as ReadableStream<Uint8Array>);
  // client-zip leaves it open when a download is given up.
  content.once('close', () => open?.destroy());
  await once(content, 'readable');
  return { content, size: Number(predictLength(entries.map(({ entry }) => entry))) };
}

/** File names of which no two are the same, also where the case of letters does not count. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) {
      own = `${stem} (${count})${extension}`;
    }
    taken.add(own.toLowerCase());
    return own;
  });
}
