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
  return requestsOf(file, source).flatMap(({ request, typeOnly }) => {
    const to = resolved(file, request);
    return to ? [{ from: file, to, typeOnly }] : [];
  });
}

/** Lists the packages that a file loads when it runs, also by `createRequire`; without Node's own modules. */
export function packagesOf(file: string, source: string): string[] {
  const required = [...source.matchAll(/createRequire\(import\.meta\.url\)\(\s*'([^']+)'/g)];
  return [
    ...requestsOf(file, source).flatMap(({ request, typeOnly }) => (typeOnly ? [] : request)),
    ...required.flatMap(([, request]) => request ?? []),
  ].flatMap((request) => /^(?!node:)(?:@[^/]+\/)?[^#./@][^/]*/.exec(request) ?? []);
}

function requestsOf(file: string, source: string): { request: string; typeOnly: boolean }[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({
        request: moduleRequest?.value ?? '',
        typeOnly: isType,
      })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: source.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
}

function resolved(from: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request).replace(/\?.*/, '');
  return undefined;
}
