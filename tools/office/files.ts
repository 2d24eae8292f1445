import { globSync, readFileSync } from 'node:fs';
import type { OfficeSettings } from '#app/content/office.server.ts';
import type { Site } from '#office/model.ts';
import { assetHeaders, commonHeaders, pageHeaders } from '#tools/postbuild/headers.ts';
import { OFFICE_PATH } from './address.ts';
import { bundleOffice } from './bundle.ts';
import { officeOrigins } from './site.ts';

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
 * Builds every file of the editor: docs/decisions/0020.
 *
 * @param office the repository; undefined in development
 */
export async function officeFiles(
  office: OfficeSettings | undefined,
  site: Site,
  siteUrl: string,
): Promise<OfficeFile[]> {
  const { page, check, files } = await bundleOffice();
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
      bytes: Buffer.from(
        page.replace('</head>', `  <meta name="office-check" content="${check}">\n  </head>`),
      ),
      headers: {
        ...common,
        ...pageHeaders(officePolicy(officeOrigins(office), office ? [] : OTHER_LANGUAGES), false),
        // The sign-in window of the git host reports to its opener.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
    },
    revalidated(`${OFFICE_PATH}/site.json`, site),
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

/** Where pages in other languages than the first are, in development. */
const OTHER_LANGUAGES = ['http://127.0.0.1:*'];

/** The policy of the editor's page: all is of this site, but for the git host that it writes to. */
function officePolicy(origins: readonly string[], frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures to upload are shown before they are.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...origins].join(' '),
    ['frame-src', "'self'", ...frames].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
