import type { JobPosting } from 'schema-dts';
import { addressOf } from '#app/content/address.ts';
import { origin, site } from '#app/shared-data/shared-data.ts';
import type { VacancyData } from '../careers/careers-data.server.ts';

/**
 * A vacancy as a schema.org JobPosting by Google's rules
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting({ vacancy, validThrough, texts }: VacancyData): JobPosting {
  const { number, title, trade, posts, posted, employment, pay, address, text, needs } = vacancy;
  const { street, postalCode, countryCode } = site.address;
  const place = address ?? site.address;
  const requirements = needs.map((need) => `<li>${need}</li>`).join('');
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${text}</p><p>${texts.labels.needs}:</p><ul>${requirements}</ul>`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: number },
    url: new URL(addressOf(vacancy.path), origin).href,
    datePosted: posted,
    validThrough,
    employmentType: employment,
    occupationalCategory: trade,
    totalJobOpenings: posts,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: origin,
      logo: new URL('/icon-512.png', origin).href,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(address ? {} : { streetAddress: street }),
        addressLocality: place.locality,
        ...(place.region && { addressRegion: place.region }),
        ...(address ? {} : { postalCode }),
        addressCountry: countryCode,
      },
    },
    ...(pay
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'SAR',
            value: {
              '@type': 'QuantitativeValue',
              ...(pay.to ? { minValue: pay.from, maxValue: pay.to } : { value: pay.from }),
              unitText: 'MONTH',
            },
          },
        }
      : {}),
  };
}
