import { type Matches, rootData } from '#app/root-data/root-data.ts';

/** The company as a schema.org Organization, from the root's loader data. */
export function organization(matches: Matches): Record<string, unknown>[] {
  const root = rootData(matches);
  if (!root) return [];
  const { site, origin } = root;
  return [
    {
      '@type': 'Organization',
      name: site.name,
      legalName: site.legalName,
      alternateName: site.arabicName,
      url: origin,
      logo: new URL('/icon-512.png', origin).href,
      description: site.tagline,
      foundingDate: String(site.established),
      telephone: site.phone.label,
      email: site.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.address.street,
        addressLocality: site.address.locality,
        postalCode: site.address.postalCode,
        addressCountry: site.address.countryCode,
      },
      sameAs: site.footer.social.map(({ href }) => href),
    },
  ];
}
