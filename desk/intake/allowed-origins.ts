/** The origins whose pages may send forms and files. */
export interface AllowedOrigins {
  siteUrl: string;
  /** Other origins whose pages may. */
  allowedOrigins: string[];
}

/**
 * Whether pages of an origin may send: those of this site, of configured origins, and of the desk itself under
 * another name (`host`).
 */
export function mayPost(
  origin: string,
  host: string,
  { siteUrl, allowedOrigins }: AllowedOrigins,
): boolean {
  return (
    origin === siteUrl ||
    allowedOrigins.includes(origin) ||
    URL.parse(origin)?.host === host.toLowerCase()
  );
}
