const MAX_STEM = 100;

/** Device names that Windows opens instead of a file. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file name that means the same file on every system: no path, no control or reordering
 * characters, nothing a shell or a drive reads otherwise. Letters of every script stay.
 */
export function safeName(originalName: string, extension: string): string {
  const base = originalName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/[<>:"|?*%`$&;'!\s]+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = [...stem].slice(0, MAX_STEM).join('').trim();
  return `${short === '' || RESERVED.test(short) ? `file ${short}`.trim() : short}.${extension}`;
}

/** The name as it was, for people to read: control characters are shown, not obeyed. */
export function readableName(originalName: string): string {
  return originalName.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '�');
}
