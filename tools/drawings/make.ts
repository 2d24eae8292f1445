import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { belongsToBuild } from '#tools/publish/belongs.ts';
import { writeIndex } from '#tools/publish/index-file.ts';
import { Publication } from '#tools/publish/publish.ts';
import { prepareSvg } from './svg.ts';

const folder = 'media/marks';

/** Publishes every drawing of media/marks and lists them in build/marks.json by `folder/name`. */
export function makeDrawings(): void {
  const publication = new Publication('marks');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const marks = files
    .filter((file) => file.endsWith('.svg') && belongsToBuild(file.replaceAll('\\', '/')))
    .map((file) => {
      const name = file.slice(0, -'.svg'.length).replaceAll('\\', '/');
      const { svg, width, height } = prepareSvg(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8'),
      );
      return [name, { src: publication.add(name, 'svg', svg), width, height }] as const;
    });
  publication.removeStrays();
  writeIndex('build/marks.json', Object.fromEntries(marks));
}
