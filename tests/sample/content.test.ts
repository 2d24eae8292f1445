// The sample content against spec §2.1–§2.4, §3 and §9.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readArticles } from '#app/content/articles.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readContact, readMailTexts } from '#app/corporate/contact/content.server.ts';
import { clientsBySector } from '#app/corporate/contract/clients-by-sector.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import type { TextPage, TextPageOf } from '#app/corporate/text-page/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { placeholdersOfDrawing } from '#tools/certificates/drawing-facts.ts';
import { fillDrawing } from '#tools/certificates/fill-drawing.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

/** The first text page of a kind. */
function pageOf<Kind extends TextPage['kind']>(kind: Kind): TextPageOf<Kind> {
  const pages = [...textPagePaths()].map((path) => readTextPage(path));
  const page = pages.find((page): page is TextPageOf<Kind> => page.kind === kind);
  if (!page) throw new Error(`There is no page of kind ${kind}`);
  return page;
}

describe('counts', () => {
  it.each([
    ['§9 32 clients', readClients, 32],
    ['§2.4 four partners', readPartners, 4],
    ['§2.1 six pictures in the footer', () => readLayout().footer.gallery, 6],
    ['§9 75 service types', () => readCapabilities().services.list, 75],
    ['§2.4 two sample comments beside each article', () => readArticles().page.comments, 2],
    ['§9 fifteen sections of the human rights policy', () => pageOf('human-rights').clauses, 15],
  ])('%s', (_, read, count) => expect(read()).toHaveLength(count));

  it('each client has its own logo', () => {
    expect(new Set(readClients().map(({ logo }) => logo?.src)).size).toBe(32);
  });

  it('§9 16 service categories, titled as the specification says', () => {
    const { categories } = readExpertise();
    expect(ids(categories)).toEqual(numbers(16));
    expect(categories.map(({ category }) => category)).toEqual([
      'Building Construction With Finishing',
      'Roads, Bridges, Infrastructure',
      'Structure Steel Building Erections',
      'Structural Steel Building',
      'Fabrication and Installation of Piping System',
      'Plumbing & Drainage',
      'HVAC Ducting & Ventilation',
      'Fire Fighting Pipelines & Sprinklers',
      'Tank Installation & Erection',
      'Irrigation System',
      'Mechanical Maintenance & Turnarounds',
      'Shutdown, Overhaul & Repair of Equipment',
      'Structural Steel Surface Prep & Painting',
      'Rigging, Lifting & Heavy Haulage',
      'Installation of Cranes & Hoists',
      'Water & Wastewater Systems',
    ]);
  });

  it('§9 five key persons, with the designations of §2.4', () => {
    expect(readKeyPersons().map(({ designation }) => designation)).toEqual([
      'Vice President',
      'Director of Projects',
      'Procurement Manager',
      'Company Representative',
      'Technical Department Manager',
    ]);
  });

  it('§9 four hero slides, one with a picture only, the others with the themes of §2.4', () => {
    const { slides } = readHome().hero;
    const words = slides.filter((slide) => slide.kind === 'words');
    expect([slides.length, slides[0]?.kind]).toEqual([4, 'words']);
    expect(words.map(({ subtitle }) => subtitle)).toEqual([
      expect.stringMatching(/Quality/),
      expect.stringMatching(/Vision 2030/),
      expect.stringMatching(/Safety/),
    ]);
  });

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

  it('§3 40 portfolio records, SAR 61,682.50 to 35,000,000.00, 1 to 36 months', () => {
    const { records } = readPortfolio();
    expect(ids(records)).toEqual(numbers(40));
    const halalas = records.map(({ value }) => BigInt(value.replace('.', '')));
    const values = halalas.toSorted((a, b) => (a < b ? -1 : 1));
    expect([values[0], values.at(-1)]).toEqual([6_168_250n, 3_500_000_000n]);
    const months = records.map(({ duration }) => duration);
    expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
  });

  it('§3 no contract began before the company was established', () => {
    for (const { title, year, duration } of readPortfolio().records) {
      expect(year - Math.ceil(duration / 12) + 1, title).toBeGreaterThanOrEqual(
        readCompany().established,
      );
    }
  });

  it('§2.4 §9 each article has 400 to 600 characters, a testimonial and four check items', () => {
    for (const { title, desc, testimonial, showcase } of readArticles().articles) {
      expect(desc.length, title).toBeGreaterThanOrEqual(400);
      expect(testimonial, title).toBeDefined();
      expect(showcase?.checks, title).toHaveLength(4);
    }
  });

  it('§2.4 three keywords beside each article', () => {
    expect(readArticles().page.keywords).toEqual(['Interiour', 'Ux design', 'Graphics']);
  });

  it('§2.4 each project in full has 600 to 900 characters, a challenge and a list', () => {
    for (const { record, description, challenge, list } of readProjects()) {
      expect(description.length, record.title).toBeGreaterThanOrEqual(600);
      expect(challenge, record.title).toBeDefined();
      expect(list.length, record.title).toBeGreaterThanOrEqual(3);
    }
  });

  it('every client has contracts in the portfolio, as the home page says, in one sector', () => {
    const { sectors: listed, records } = readPortfolio();
    const sectors = clientsBySector(listed, records);
    expect(sectors.map(({ sector }) => sector)).toEqual(listed.map(({ name }) => name));
    const served = sectors.flatMap(({ clients }) => clients.map(({ name }) => name));
    const clients = readClients().map(({ name }) => name);
    expect(served.toSorted()).toEqual(clients.toSorted());
  });
});

it('§9 every description of a project is split before 250 at the end of a sentence, and shown whole', () => {
  for (const { description } of readProjects()) {
    const [first, second] = splitDescription(description, 250, 900);
    expect(first).toMatch(/\.$/);
    expect(first.length).toBeGreaterThan(150);
    expect(`${first} ${second}`).toBe(description);
  }
});

it('applications and messages go to different mailboxes, as /careers promises', () => {
  const { career, contact } = readMailTexts();
  expect(career.office.to).not.toEqual(contact.office.to);
});

it('mails to visitors salute, and sign with the company’s name and telephone number', () => {
  const salutations = {
    'content/mail.yaml': /^Dear \w+,\n/,
    'content/ar/mail.yaml': /^السلام عليكم ورحمة الله وبركاته،\n/,
  };
  for (const [file, salutation] of Object.entries(salutations)) {
    const { career, confirm } = parse(readFileSync(file, 'utf8'));
    for (const { visitor } of [career, confirm]) {
      expect(visitor.body).toMatch(salutation);
      expect(visitor.body).toMatch(/\n\{name\}\n\{phone\}$/);
    }
  }
});

it('§2.3 the title of an article has every kind of character that a URL must encode', () => {
  const titles = readArticles().articles.map(({ title }) => title);
  expect(titles).toContainEqual(
    expect.stringMatching(/(?=.*\/)(?=.*%)(?=.*&)(?=.*")(?=.*\p{Script=Arabic})/u),
  );
});

describe('the layout', () => {
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
      'Services #services',
      '- Type of Projects Capabilities /contract',
      '- Area of Expertise /area-of-expertise',
      'Projects Portfolio /project',
      'Policies #',
      '- HSE Policy /hse-policy',
      '- Human Rights Policy /privacy-policy',
      '- Policy of Public Statement /public-statement',
      'Standard Compliance /standard-compliance',
      'Careers /careers',
      'Contact /contact',
    ]);
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
});

it('§2.4 contact cards: supplier registration is 4, procurement 5, company address 6', () => {
  const cards = readContact().cards.map(({ id, title }) => `${id} ${title}`);
  expect(cards.toSorted().slice(3)).toEqual([
    '4 Supplier registration',
    '5 Procurement',
    '6 Company address',
  ]);
});

describe('the text pages', () => {
  it('§2.4 our history has its five years', () => {
    const years = pageOf('history').entries.map(({ year }) => year);
    expect(years).toEqual([1986, 2001, 2007, 2009, 2022]);
  });

  it('§2.4 the Vice President signs the human rights policy and heads the chart', () => {
    expect(pageOf('human-rights').signature.position).toBe('Vice President');
    expect(pageOf('organizational-chart').chart.root.title).toBe('Vice President');
  });

  it('name people and the recordable rate as company-figures.yaml gives them', () => {
    const figures = ['headcount', 'saudis', 'recordableRate'].map(factsAndFigures.valueFor);
    expect(figures).toEqual(['624', '164', '0.44']);
  });
});
