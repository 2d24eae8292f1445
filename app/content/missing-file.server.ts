import { existsSync } from 'node:fs';
import { nearest } from './did-you-mean.server.ts';

/**
 * What to do about a path that leads to no file, as the end of a message: which file may be meant, or where to put it.
 *
 * @param path as an office writes it, perhaps of another folder or computer
 * @param folder in which it is expected
 * @param known paths of the files that are there
 */
export function missingFile(path: string, folder: string, known: Iterable<string>): string {
  const files = new Map([...known].map((file) => [stemOf(file), file]));
  const meant = files.get(nearest(stemOf(path), files.keys()) ?? '');
  if (meant) return `: there is no such file; did you mean "${meant}"?`;
  const [name = ''] = /[^/\\]*$/.exec(path) ?? [];
  const right = path.startsWith(`/${folder}/`) ? path : `/${folder}/${name}`;
  const from = path.replace(/^\//, '');
  const what =
    from.startsWith('media/') && existsSync(from)
      ? 'this file is in another folder; move it to'
      : 'there is no such file; save it as';
  return `: ${what} ${right.slice(1)}${right === path ? '' : `, and write "${right}"`}`;
}

/** The name of a file without folders and ending, in small letters: where an office is most often mistaken. */
function stemOf(path: string): string {
  return path
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w+$/, '')
    .toLowerCase();
}
