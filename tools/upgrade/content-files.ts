import { globSync, readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { ContentError, type Mistakes } from '#app/content/content-error.server.ts';
import { YamlText } from './yaml-text.ts';

/** The folder of a language in `content/`, whose other folders have longer names. */
const LANGUAGE = /^content\/([a-z]{2,3})\//;

/** All YAML files of a company's content, also those that no page shows. Changes are in memory until they are written. */
export class ContentFiles {
  readonly #files: readonly string[];
  readonly #mistakes: Mistakes;
  /** Undefined for a file that cannot be read. */
  readonly #open = new Map<string, YamlText | undefined>();
  /** Texts as of the last {@link takeChanges}. */
  readonly #texts = new Map<string, string>();

  /** @param mistakes gets the errors of files that cannot be read; they are then left out */
  constructor(mistakes: Mistakes) {
    this.#mistakes = mistakes;
    this.#files = globSync('content/**/*.yaml')
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted();
  }

  /** Codes of the languages that have a folder. */
  get languages(): string[] {
    return [...new Set(this.#files.flatMap((file) => LANGUAGE.exec(file)?.[1] ?? []))];
  }

  /** Every file that can be read. */
  all(): YamlText[] {
    return this.#files.flatMap((file) => this.#opened(file) ?? []);
  }

  /** The file of this path. */
  at(file: string): YamlText | undefined {
    return this.#files.includes(file) ? this.#opened(file) : undefined;
  }

  /** The files `<name>.yaml` of `content/` and of all languages. @param name `mail`, or `pages/*` for all of a folder */
  named(name: string): YamlText[] {
    const [folder, any] = name.split('*');
    const isNamed = (own: string) =>
      any === undefined ? own === `${name}.yaml` : own.startsWith(folder ?? '');
    return this.#files
      .filter((file) => isNamed(file.replace(LANGUAGE, 'content/').replace('content/', '')))
      .flatMap((file) => this.#opened(file) ?? []);
  }

  /** The files changed since the last call, and their texts. */
  takeChanges(): [file: string, text: string][] {
    const texts = [...this.#open].flatMap(([file, yaml]): [string, string][] =>
      yaml ? [[file, yaml.text]] : [],
    );
    const changed = texts.filter(([file, text]) => text !== this.#texts.get(file));
    for (const [file, text] of changed) this.#texts.set(file, text);
    return changed;
  }

  #opened(file: string): YamlText | undefined {
    if (this.#open.has(file)) return this.#open.get(file);
    this.#open.set(file, undefined);
    try {
      const yaml = new YamlText(file, exactText(file));
      this.#texts.set(file, yaml.text);
      this.#open.set(file, yaml);
      return yaml;
    } catch (error) {
      this.#mistakes.add(error);
    }
    return this.#open.get(file);
  }
}

/** A file's text, byte for byte. @throws ContentError where it is not UTF-8: its letters would be lost */
function exactText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    const message = 'expected UTF-8: save the file with the encoding "UTF-8"';
    throw new ContentError(file, [{ line: 1, field: '', message }]);
  }
}
