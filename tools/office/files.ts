import type { CmsConfig } from '@sveltia/cms';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { assetHeaders, commonHeaders, pageHeaders } from '#tools/postbuild/headers.ts';
import { OFFICE_PATH } from './address.ts';
import { bundleOffice } from './bundle.ts';
import { officeOrigins } from './configuration.ts';

const CONFIGURATION_PATH = `${OFFICE_PATH}/configuration.json`;

/** A file of the office, and all headers of its answer. */
interface OfficeFile {
  path: string;
  bytes: Buffer;
  headers: Record<string, string>;
}

/**
 * Makes every file of the editor: docs/decisions/0014.
 *
 * @param office the repository; undefined for the editor of a developer's own machine
 */
export async function officeFiles(
  office: OfficeSettings | undefined,
  configuration: CmsConfig,
  siteUrl: string,
): Promise<OfficeFile[]> {
  const { start, files } = await bundleOffice();
  const common = commonHeaders(siteUrl);
  const file = (path: string, bytes: Buffer): OfficeFile => ({
    path,
    bytes,
    headers: { ...common, ...assetHeaders(path) },
  });
  return [
    {
      path: OFFICE_PATH,
      bytes: Buffer.from(pageOf(start)),
      headers: {
        ...common,
        ...pageHeaders(officePolicy(officeOrigins(office)), false),
        // The window in which somebody signs in on the git host answers to the one that has opened it.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
    },
    {
      ...file(CONFIGURATION_PATH, Buffer.from(JSON.stringify(configuration))),
      headers: { ...common, ...assetHeaders(CONFIGURATION_PATH), 'cache-control': 'no-cache' },
    },
    ...[...files].map(([path, bytes]) => file(path, bytes)),
  ];
}

function pageOf(start: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Office</title>
<link rel="icon" href="/favicon.svg">
<link rel="cms-config-url" type="application/json" href="${CONFIGURATION_PATH}">
<script type="module" src="${start}"></script>
</head>
<body></body>
</html>
`;
}

/**
 * The policy of the editor's page. Its styles are elements that it adds itself, so a hash of each is impossible; scripts
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
    // It reads pictures that it has in memory by addresses of the first two kinds.
    ['connect-src', "'self'", 'blob:', 'data:', ...origins].join(' '),
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
