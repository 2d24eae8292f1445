// Decision 0203: a fact of the sample is in content/company.yaml and nowhere else.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCompany } from '#app/content/company.server.ts';

const { name, shortName, arabicName, address, phone, phones, email, emails, registrations } =
  readCompany();

const facts = [
  shortName,
  arabicName,
  address.street,
  phone.label,
  phone.label.slice(0, -1),
  email,
  email.slice(email.indexOf('@') + 1),
  ...Object.values(phones).map(({ label }) => label),
  ...Object.values(emails),
  ...Object.values(registrations),
];

const files = globSync(['content/**/*.{yaml,md}', 'media/**/*.{yaml,svg}'], {
  // The address of the site is a setting; the drawn name is replaced as a file.
  exclude: [
    'content/{,*/}company.yaml',
    'content/*/glossary.md',
    'content/site.yaml',
    'media/brand',
  ],
});

/** Facts repeated outside company.yaml, as `file: fact`. */
const elsewhere = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8').toLowerCase();
  return facts
    .filter((fact) => text.includes(fact.toLowerCase()))
    .map((fact) => `${file}: ${fact}`);
});

it('no other file repeats a name, an address or a number', () => {
  expect(name).toContain(shortName);
  expect(files.length).toBeGreaterThan(150);
  expect(elsewhere).toEqual([]);
});
