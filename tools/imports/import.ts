import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** An import between two files of the project. */
export interface Import {
  from: string;
  to: string;
  /** Erased with the types. */
  typeOnly: boolean;
}

/** Lists a file's imports by path from the project root, without packages. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({
        request: moduleRequest?.value,
        typeOnly: isType,
      })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: source.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
  return found.flatMap(({ request, typeOnly }) => {
    const to = request && resolved(file, request);
    return to ? [{ from: file, to, typeOnly }] : [];
  });
}

function resolved(from: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request).replace(/\?.*/, '');
  return undefined;
}
