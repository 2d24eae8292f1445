// The sample's certificates against spec §2.4, §3 and §9.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { placeholdersOfDrawing } from '#tools/certificates/drawing-facts.ts';
import { fillDrawing } from '#tools/certificates/fill-drawing.ts';

it('§2.4 three ISO certificates, §9 twelve others, as the specification lists them, each drawn as a specimen', () => {
  const { certificates } = readCertificates();
  const titlesOn = (page: string) =>
    certificates.filter((each) => each.page === page).map(({ title }) => title);
  expect(titlesOn('iso')).toEqual(['ISO 9001', 'ISO 14001', 'ISO 45001']);
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
  for (const { id } of certificates) {
    expect(readFileSync(`media/certificates/${id}.svg`, 'utf8'), id).toMatch(/specimen/i);
  }
});

it.each([
  'chamber-of-commerce',
  'commercial-registration',
  'contractors-classification',
  'local-content',
  'saudi-contractors',
  'saudization',
  'vat',
  'zakat-2026',
])('the certificate %s of a Saudi authority is in Arabic', (id) => {
  const file = `media/certificates/${id}.svg`;
  const svg = readFileSync(file, 'utf8');
  const filled = fillDrawing(file, svg, placeholdersOfDrawing(id, svg));
  const facts = Array.from(filled.matchAll(/<text\b.*?<\/text>/g), ([text]) =>
    text.replace(/<[^>]*>/g, ' ').trim(),
  );
  // Name, issue, validity and scope; the number has digits and Latin letters.
  expect(facts.filter((fact) => /\p{Script=Arabic}/u.test(fact))).toHaveLength(4);
  expect(facts.filter((fact) => /\p{Ll}/u.test(fact))).toEqual([]);
  expect(facts).toContain(readCompany().arabicName);
  if (id === 'vat') expect(facts).toContain('تاريخ الإصدار 1 أبريل 2022');
});
