/** robots.txt: allows everything; pages opt out of indexing themselves. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** sitemap.xml of these URLs, absolute and encoded. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses
    .toSorted()
    .map(
      (address) =>
        ` <url><loc>${address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** /.well-known/security.txt (RFC 9116), valid for about a year from `today`. */
export function securityTxt(siteUrl: string, email: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ar
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
