import type { Verdict } from './verdict.ts';

const inDirectory = (name: string) => Buffer.from(`${name}\0`, 'utf16le');

/** A .doc (an OLE container) by the names in its directory: it is a Word file, and has no macros. */
export function checkDoc(content: Buffer): Verdict {
  if (!content.includes(inDirectory('WordDocument'))) {
    return { kind: 'refused', key: 'fileContent' };
  }
  if (content.includes(inDirectory('_VBA_PROJECT'))) return { kind: 'refused', key: 'fileUnsafe' };
  return content.includes(inDirectory('ObjectPool'))
    ? { kind: 'held', because: 'the Word file has other files inside' }
    : { kind: 'fine' };
}
