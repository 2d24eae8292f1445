const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Stricter would make the Origin of a form's own post null.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const TWO_YEARS = 63_072_000;

/** Keeps browsers to HTTPS, where the site is served by it: the header, or none. */
export function strictTransport(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
    : {};
}

/**
 * Headers of every answer the desk makes up itself. A page of the site overrides them with its own
 * from the manifest.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return { ...HEADERS, ...strictTransport(siteUrl) };
}
