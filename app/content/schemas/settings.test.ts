// content/site.yaml: paths are put behind both origins as they stand, and the policy names them.
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const { siteUrl, mail } = settings.shape;
const accepts = (schema: typeof siteUrl | typeof mail.shape.origin, value: string) =>
  schema.safeParse(value).success;

test.each(['https://www.example.com', 'http://localhost:3000'])('%s is an origin', (address) => {
  expect(accepts(siteUrl, address)).toBe(true);
  expect(accepts(mail.shape.origin, address)).toBe(true);
});

test.each([
  'https://a.example/',
  'https://a.example/api',
  'ftp://a.example',
  'mailto:a@b.example',
  'a.example',
])('%s is none', (address) => {
  expect(accepts(siteUrl, address)).toBe(false);
  expect(accepts(mail.shape.origin, address)).toBe(false);
});

test('an empty one sends the forms to the own desk', () => {
  expect(accepts(mail.shape.origin, '')).toBe(true);
  expect(accepts(siteUrl, '')).toBe(false);
});
