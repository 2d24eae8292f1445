import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';
import type { Path, YamlText } from '../yaml-text.ts';

export const title = 'Lists have no numbers and headings, and the search knows words of visitors';

interface Block {
  kind?: string;
  marks?: string;
  title?: string;
}

/** Lists in pages, and content/search.yaml. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of [...content.named('pages/*'), ...content.named('careers')]) {
    for (const [path, block] of listsIn(yaml)) {
      if (block.marks === 'number') {
        yaml.remove([...path, 'marks']);
        const what =
          'removed: the list has dashes now; for numbers, write it as a block "prose" in Markdown ("1. …")';
        report.changed(yaml, [...path, 'marks'], what);
      }
      if (block.title === undefined) continue;
      const what = `a list has no heading now: move ${JSON.stringify(block.title)} to the title of its section, or to a block "prose" before it`;
      report.decide(yaml, [...path, 'title'], what);
    }
  }
  const search = content.at('content/search.yaml');
  if (!search || search.value(['synonyms']) !== undefined) return;
  search.add([], 'synonyms', []);
  const what =
    'added, empty: words of visitors for the same thing may follow (sample/content/search.yaml has many)';
  report.changed(search, ['synonyms'], what);
}

function listsIn(yaml: YamlText): [Path, Block][] {
  const { sections } = (yaml.value([]) ?? {}) as { sections?: { blocks?: Block[] }[] };
  return (Array.isArray(sections) ? sections : []).flatMap((section, at) =>
    (section.blocks ?? []).flatMap((block, index): [Path, Block][] =>
      block.kind === 'list' ? [[['sections', at, 'blocks', index], block]] : [],
    ),
  );
}
