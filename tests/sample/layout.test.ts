// The sample's navigation, footer, header buttons and call to action against spec §2.1 and §2.2.
import { expect, it } from 'vitest';
import { readCompany } from '#app/content/company.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';

it('§2.2 navigation', () => {
  const entries = readLayout().navigation.flatMap(({ label, to, section, items = [] }) => [
    `${label} ${to ?? `#${section ?? ''}`}`,
    ...items.map((item) => `- ${item.label} ${item.to}`),
  ]);
  expect(entries).toEqual([
    'Home /',
    'About Us #about-us',
    '- Who We Are /our-history',
    '- Our Vision /vision',
    '- Our Mission /mission',
    '- Organizational chart /organizational-chart',
    '- Certifications /certification',
    // Beyond the specification: what clients and suppliers look for first.
    '- Pre-qualification /prequalification',
    '- Suppliers /registration',
    'Services #services',
    '- Type of Projects Capabilities /contract',
    '- Area of Expertise /area-of-expertise',
    'Projects Portfolio /project',
    'Policies #',
    '- HSE Policy /hse-policy',
    '- Human Rights Policy /privacy-policy',
    '- Policy of Public Statement /public-statement',
    '- Safety Record /incident-free',
    'Standard Compliance /standard-compliance',
    'Careers /careers',
    'Contact /contact',
  ]);
});

it('the line for bid managers is not on pages of applicants, forms and personal data', () => {
  const { links = [], notOn = [] } = readLayout().bidStrip ?? {};
  expect(links.map(({ to }) => to)).toEqual([
    '/prequalification',
    '/contact?to=1#write',
    '/project',
    '/incident-free',
    '/certification',
  ]);
  expect(notOn).toEqual(
    expect.arrayContaining(['/careers', '/career', '/contact', '/search', '/data-protection']),
  );
});

it('§2.1 footer links', () => {
  const { footer } = readLayout();
  expect(footer.links.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Type of Project Capabilities /contract',
    'Area of Expertise /area-of-expertise',
    'Projects Portfolio /project',
    'Standard Compliance /standard-compliance',
    'Contact /contact',
    'Policy Of Public Statement /public-statement',
    'Human Rights Policy /privacy-policy',
    'Contact Us /contact',
  ]);
});

it('§2.1 the postal code', () => {
  const { line, postalCode } = readCompany().address;
  expect(postalCode).toBe('35518');
  expect(line).toContain(postalCode);
});

it('the call to action leads to the form with the sales desk chosen', () => {
  const sales = readContact().cards.find(({ email }) => email === readCompany().emails.sales);
  const { button } = readLayout().callToAction.corporate;
  expect(button.to).toBe(`/contact?to=${sales?.id}#write`);
});

it('§2.1 header buttons', () => {
  const { template, exceptions } = readLayout().headerButton;
  expect(template).toEqual({ label: 'Add Listing', to: '/add-new-listing' });
  expect(exceptions.map(({ button }) => button)).toEqual([
    { label: 'Sell Property', to: '/property' },
  ]);
});
