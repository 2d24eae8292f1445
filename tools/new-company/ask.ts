import { checkbox, confirm, input, select } from '@inquirer/prompts';
import type { z } from 'zod';
import { expectation } from '#app/content/content-error.server.ts';
import { text } from '#app/content/fields.server.ts';
import { type Answers, answersIn, COLOURS, OF_TRADES, REGISTRATIONS } from './answers.ts';
import { PAGES } from './pages.ts';
import type { Code, Words } from './words.ts';

const LANGUAGES = { en: 'English', ar: 'Arabic' };

/** Asks for everything about a company on the terminal. */
export async function ask(): Promise<Answers> {
  const choice = await select({
    message: 'Languages of the site, the first of which is at /',
    choices: [
      { name: 'English', value: 'en' },
      { name: 'Arabic', value: 'ar' },
      { name: 'English, Arabic', value: 'en ar' },
      { name: 'Arabic, English', value: 'ar en' },
    ],
  });
  const languages = choice.split(' ') as Code[];
  const { shape } = answersIn(languages);
  const one = (schema: z.ZodType, message: string, initial = '') =>
    input({
      message,
      ...(initial && { default: initial }),
      validate: (value) => messageOf(schema, value),
    });
  const words = async (message: string, initial: Words = {}) => {
    const texts: Words = {};
    for (const code of languages) {
      texts[code] = await input({
        message: languages.length > 1 ? `${message} (${LANGUAGES[code]})` : message,
        ...(typeof initial[code] === 'string' && { default: initial[code] }),
        validate: (value) => messageOf(text, value),
      });
    }
    return texts;
  };
  const number = async (schema: z.ZodType, message: string) =>
    Number(
      await input({ message, validate: (value) => messageOf(schema, value ? Number(value) : NaN) }),
    );
  const many = async <Entry>(what: string, each: () => Promise<Entry>): Promise<Entry[]> => {
    const entries: Entry[] = [];
    const more = () =>
      confirm({
        message: `Add ${entries.length > 0 ? 'another' : 'a'} ${what}?`,
        default: entries.length === 0,
      });
    while (await more()) {
      entries.push(await each());
    }
    return entries;
  };
  const { address, place } = shape;
  const certificate = shape.certificates.unwrap().element;

  const legalName = await words('Registered name');
  const name = await words('Name that the site shows', legalName);
  const shortName = await words('Short name', name);
  const arabicName = name.ar ? undefined : await one(shape.arabicName, 'Name in Arabic');
  const company = {
    languages,
    name,
    shortName,
    legalName,
    ...(arabicName && { arabicName }),
    tagline: await words('What the company does, in a few words'),
    established: await number(shape.established, 'Year of establishment'),
    address: {
      street: await words('Street or area of the office'),
      locality: await words('City'),
      postalCode: await one(address.shape.postalCode, 'Postal code'),
      country: await words('Country', { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' }),
      countryCode: await one(address.shape.countryCode, 'Code of the country', 'SA'),
    },
    place: {
      latitude: await number(place.shape.latitude, 'Latitude of the office, in degrees'),
      longitude: await number(place.shape.longitude, 'Longitude'),
    },
    hours: await words('Office hours', {
      en: 'Sunday to Thursday, 08:00 to 17:00',
      ar: 'من الأحد إلى الخميس، من 08:00 إلى 17:00',
    }),
    phone: await one(shape.phone, 'Telephone'),
    email: await one(shape.email, 'E-mail address'),
    siteUrl: await one(shape.siteUrl, 'Public address of the site', 'https://www.example.com'),
    brand: await askBrand(shape.brand),
    sectors: await many('sector of your clients', async () => ({
      id: await one(shape.sectors.unwrap().element.shape.id, 'Short name, such as "oil-gas"'),
      name: await words('Sector'),
    })),
    trades: await many('trade', async () => ({
      name: await words('Trade'),
      work: await words('Its work, in one line'),
    })),
  };
  const answers = {
    ...company,
    desks: await many('desk to write to, besides the office', async () => ({
      title: await words('Desk'),
      subject: await words('For which messages'),
      email: await one(shape.email, 'E-mail address'),
      phone: await one(shape.phone, 'Telephone'),
    })),
    people: await many('person to show', async () => ({
      name: await words('Name'),
      post: await words('Post'),
      duty: await words('Responsible for'),
    })),
    registrations: await askRegistrations(),
    certificates: await many('certificate', async () => {
      const { name, number: numberOf, issued, expires } = certificate.shape;
      const entry = {
        name: await one(name, 'Name, such as ISO 9001:2015'),
        number: await one(numberOf, 'Number'),
        issuer: await words('Issuer'),
        issued: await one(issued, 'Issued on, such as 2026-02-15'),
      };
      const until = await one(expires, 'Valid until; empty without an end');
      return until ? { ...entry, expires: until } : entry;
    }),
    pages: await checkbox({
      message: 'Pages, besides home, contact, search and data protection',
      choices: Object.entries(PAGES)
        .filter(([page]) => company.trades.length > 0 || !OF_TRADES.includes(page))
        .map(([value, { label }]) => ({ value, name: label })),
    }),
  };
  return answersIn(languages).parse(answers);
}

async function askBrand(schema: z.ZodType): Promise<typeof COLOURS> {
  const colour = (message: string, name: keyof typeof COLOURS) =>
    input({
      message,
      default: COLOURS[name],
      validate: (value) => messageOf(schema, { ...COLOURS, [name]: value }),
    });
  return {
    accent: await colour('Colour of buttons and accents', 'accent'),
    ink: await colour('Colour of texts and dark grounds', 'ink'),
  };
}

async function askRegistrations(): Promise<Record<string, string>> {
  const names = await checkbox({
    message: 'Registrations that the company holds',
    choices: Object.entries(REGISTRATIONS).map(([value, { en }]) => ({ value, name: en })),
  });
  const numbers: Record<string, string> = {};
  for (const name of names) {
    numbers[name] = await input({
      message: `Number: ${REGISTRATIONS[name as keyof typeof REGISTRATIONS].en}`,
      validate: (value) => value.trim() !== '' || 'expected a number',
    });
  }
  return numbers;
}

/** True, or what would be right. An empty answer is one that is left out. */
function messageOf(schema: z.ZodType, value: unknown): true | string {
  const { error } = schema.safeParse(value === '' ? undefined : value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  return issue ? expectation(issue) : true;
}
