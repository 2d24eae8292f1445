import { globSync, readFileSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { knownPaths } from '#app/content/paths.server.ts';
import { assetHeaders, commonHeaders, pageHeaders } from '#tools/postbuild/headers.ts';
import { OFFICE_PATH } from './address.ts';
import { bundleOffice } from './bundle.ts';
import { officeOrigins } from './configuration.ts';

const CONFIGURATION_PATH = `${OFFICE_PATH}/configuration.json`;
/** URL path of the files that the content check reads: a JSON object by file path. */
export const CONTENT_PATH = `${OFFICE_PATH}/content.json`;

/** Files that the content check reads. */
const CONTENT = [
  'content/**/*.{yaml,md}',
  'media/drawings/*.svg',
  'build/{certificates,marks,pictures}.json',
];

/** A file of the office, and all headers of its answer. */
interface OfficeFile {
  path: string;
  bytes: Buffer;
  headers: Record<string, string>;
}

/**
 * Builds every file of the editor: docs/decisions/0014.
 *
 * @param office the repository; undefined in development
 */
export async function officeFiles(
  office: OfficeSettings | undefined,
  configuration: CmsConfig,
  siteUrl: string,
): Promise<OfficeFile[]> {
  const { start, check, files } = await bundleOffice();
  const common = commonHeaders(siteUrl);
  const file = (path: string, bytes: Buffer): OfficeFile => ({
    path,
    bytes,
    headers: { ...common, ...assetHeaders(path) },
  });
  const revalidated = (path: string, value: object): OfficeFile => ({
    ...file(path, Buffer.from(JSON.stringify(value))),
    headers: { ...common, ...assetHeaders(path), 'cache-control': 'no-cache' },
  });
  return [
    {
      path: OFFICE_PATH,
      bytes: Buffer.from(pageOf(start, check)),
      headers: {
        ...common,
        ...pageHeaders(officePolicy(officeOrigins(office)), false),
        // The sign-in window of the git host reports to its opener.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
    },
    revalidated(CONFIGURATION_PATH, configuration),
    revalidated(CONTENT_PATH, withoutAddresses(contentTexts())),
    ...[...files].map(([path, bytes]) => file(path, bytes)),
  ];
}

/** The content of `CONTENT_PATH`. */
export function contentTexts(): Record<string, string> {
  return Object.fromEntries(globSync(CONTENT).map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Files with e-mail addresses that no page shows: recipients of mails, and refused addresses. */
const CONFIDENTIAL = /^content\/(?:[\w-]+\/)?(?:mail|site)\.yaml$/;

/** The same content without confidential addresses; the check accepts any address in their place. */
export function withoutAddresses(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      CONFIDENTIAL.test(path)
        ? text.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'office@withheld.example')
        : text,
    ]),
  );
}

function pageOf(start: string, check: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Office</title>
<link rel="icon" href="/favicon.svg">
<meta name="office-check" content="${check}">
<link rel="cms-config-url" type="application/json" href="${CONFIGURATION_PATH}">
<script type="module" src="${start}"></script>
</head>
<body>
<datalist id="pages">
${[...knownPaths()].map((path) => `<option value="${path}">`).join('\n')}
</datalist>
</body>
</html>
`;
}

/**
 * The policy of the editor's page. The editor adds style elements at run time, so their hashes are unknown; scripts
 * are files of this site only.
 */
function officePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // It reads pictures in memory by their blob: and data: URLs.
    ['connect-src', "'self'", 'blob:', 'data:', ...origins].join(' '),
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
