import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** An object literal in a schema file, with the comments of its fields. */
interface Written {
  names: readonly string[];
  comments: ReadonlyMap<string, string>;
}

/** Hints for fields from the comments of their schemas, so that each is explained in one place. */
export class Hints {
  readonly #written: readonly Written[];

  constructor(files = globSync(['app/**/*.server.ts', 'shared/*.ts'])) {
    this.#written = files.toSorted().flatMap((file) => writtenIn(file));
  }

  /**
   * The comment of a field in the schema that has most of `names`; undefined if several such schemas differ in it.
   *
   * @param names all fields of the object
   */
  of(field: string, names: readonly string[]): string | undefined {
    const parts = this.#written.filter(
      (each) => each.names.includes(field) && each.names.every((name) => names.includes(name)),
    );
    const most = Math.max(...parts.map((each) => each.names.length));
    const comments = new Set(
      parts.filter((each) => each.names.length === most).map((each) => each.comments.get(field)),
    );
    const [only] = comments;
    return comments.size === 1 ? only : undefined;
  }
}

function writtenIn(file: string): Written[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const ends = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end, value }) => [end, value]),
  );
  const found: Written[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const fields = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, start: property.start }]
          : [],
      );
      const commented = fields.flatMap(({ name, start }) => {
        const comment = ends.get(source.slice(0, start).trimEnd().length);
        return comment === undefined ? [] : [[name, plain(comment)] as const];
      });
      found.push({ names: fields.map(({ name }) => name), comments: new Map(commented) });
    },
  }).visit(program);
  return found;
}

/** The text of a comment: no asterisks or references to the specification, and quotation marks for backticks. */
function plain(comment: string): string {
  return comment
    .replaceAll(/^[\s*]+|[\s*]+$/g, '')
    .replaceAll(/\s*\n[\s*]*/g, ' ')
    .replaceAll(/ \(spec [\d.]+\)|, spec [\d.]+/g, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/`([^`]+)`/g, '"$1"');
}
