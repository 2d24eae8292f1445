import { fieldName } from '#app/content/content-error.server.ts';
import type { Path, YamlText } from './yaml-text.ts';

/** In place of the name of a field. */
export const WHOLE_FILE = 'the whole file';

/** A line of the report: what happens to a field, or what a person must do about it. */
export interface Entry {
  file: string;
  field: string;
  what: string;
}

/** What a migration has changed, and what it leaves to a person. */
export class Report {
  readonly changes: Entry[] = [];
  readonly decisions: Entry[] = [];

  changed({ file }: YamlText, path: Path, what: string): void {
    this.changes.push({ file, field: fieldName(path), what });
  }

  /** @param what a person must do, in the imperative */
  decide({ file }: YamlText, path: Path, what: string): void {
    this.decisions.push({ file, field: fieldName(path) || WHOLE_FILE, what });
  }
}

/** Entries below the name of their file. */
export function listed(entries: readonly Entry[]): string {
  return [...Map.groupBy(entries, ({ file }) => file)]
    .map(([file, own]) => {
      const lines = own.map(({ field, what }) => `    ${field}${what ? `: ${what}` : ''}`);
      return [`  ${file}`, ...lines].join('\n');
    })
    .join('\n');
}
