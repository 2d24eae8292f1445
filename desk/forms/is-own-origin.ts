/**
 * Whether a browser's `Origin` is this site: the public one, or the host that was asked (another
 * name or port of the same machine). Only browsers send the header, and they cannot forge it;
 * an absent one is not a browser's cross-site post. `null` (a sandboxed or data: page) is foreign.
 */
export function isOwnOrigin(origin: string | undefined, siteUrl: string, host: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  return URL.parse(origin)?.host === host.toLowerCase();
}
