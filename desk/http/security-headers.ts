const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A stricter policy would make the Origin of the site's own form posts null.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const TWO_YEARS = 63_072_000;

/** `Strict-Transport-Security`, if the site is served over HTTPS. */
export function strictTransport(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
    : {};
}

/** The headers of every answer. A page of the site overrides them with those of the manifest. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return { ...HEADERS, ...strictTransport(siteUrl) };
}
