import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title =
  'Pages are documents of their own, and a file is chosen by a button with words';

const REMOVED = [
  ['pageLoading', 'the browser shows by itself that a page is loading'],
  ['connection', 'a page that cannot be fetched is now reported by the browser'],
  ['error.reload', 'the page of an error has a link to home only'],
] as const;

/** Texts that must have a further placeholder. */
const FURTHER = [
  ['hero.goTo', 'title', 'the title of the picture'],
  ['notFound.returning', 'page', 'the page to which the visitor returns'],
] as const;

/** The words of content/interface.yaml. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('interface')) {
    for (const [field, reason] of REMOVED) {
      const path = field.split('.');
      const words = yaml.value(path);
      if (words === undefined) continue;
      yaml.remove(path);
      report.changed(yaml, path, `removed, since ${reason}. It was ${JSON.stringify(words)}`);
    }
    const form = ['form', 'application'];
    const [old, file] = [
      [...form, 'removeFile'],
      [...form, 'file'],
    ];
    const words = yaml.node(old);
    if (words && yaml.node(file)) {
      report.decide(yaml, old, 'remove it; its words are in form.application.file.remove');
    } else if (words) {
      yaml.replace(old, 'file', { remove: words });
      report.changed(yaml, old, 'is now form.application.file.remove');
    }
    for (const [field, name, what] of FURTHER) {
      const path = field.split('.');
      const text = yaml.value(path);
      if (typeof text !== 'string' || text.includes(`{${name}}`)) continue;
      report.decide(yaml, path, `add {${name}}, ${what}, to ${JSON.stringify(text)}`);
    }
  }
}
