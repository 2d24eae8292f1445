// The sample's certificates against spec §2.4 and §9.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCertificates } from '#app/content/certificates.server.ts';

const { certificates } = readCertificates();
const titlesOn = (page: string) =>
  certificates.filter((each) => each.page === page).map(({ title }) => title);

it('§2.4 the three ISO certificates are on /certification', () => {
  expect(titlesOn('iso')).toEqual(['ISO 9001', 'ISO 14001', 'ISO 45001']);
});

it('§9 twelve certificates are on /iso-certifications', () => {
  expect(titlesOn('registrations')).toEqual([
    'Chamber of Commerce membership',
    'Contractors classification',
    'Cybersecurity compliance',
    'D-U-N-S number',
    'National oil company approval',
    'Saudi contractors register',
    'Saudization certificate',
    'VAT registration',
    'Commercial registration',
    'Local content certificate',
    'Jadeer qualification',
    'Zakat certificate 2026',
  ]);
});

it.each(certificates)('§2.4 the drawing of $title says that it is a specimen', ({ id }) => {
  expect(readFileSync(`media/certificates/${id}.svg`, 'utf8')).toMatch(/specimen/i);
});
