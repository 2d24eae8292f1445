import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { programPath } from '#tools/program-path.ts';
import { type Answers, REGISTRATIONS } from './answers.ts';
import { cardsOf, keyOf, mapOf } from './contact.ts';
import { ofThisSite, type Site } from './of-this-site.ts';
import { addressesOf, filesOf, hiddenWith, isTextPage } from './pages.ts';
import { searchWords } from './search-words.ts';
import { type Tree, together, withChanges } from './words.ts';

/** Id of the picture that stands for all others. */
export const PAPER = 'paper';

/** Words that are the same for every company: those of the sample, with the starter's changes. */
const SHARED = ['interface', 'mail', 'search', 'uploads'];

/** Files whose labels are the sample's. */
const LABELLED = ['portfolio-page', 'certificates', 'careers', 'career'];

const STARTED = ['home', 'layout', 'contact', 'thank-you', 'page-groups', 'expertise', 'portfolio'];

/** The content of a new site, by name of the file. Texts to be reviewed are those of `reviewed`. */
export function contentOf(answers: Answers): { files: Map<string, Tree>; reviewed: Set<string> } {
  const { pages } = answers;
  const site: Site = { addresses: addressesOf(pages), sections: sectionsOf(answers) };
  const texts = pages.filter(isTextPage).map((page) => `pages${page}`);
  const started = [
    ...STARTED,
    ...filesOf(pages).filter((name) => existsSync(starter(name))),
    ...texts,
  ];
  const own = ownContent(answers);
  const files = new Map<string, Tree>();
  for (const name of [...started, ...SHARED]) {
    const isCopied = SHARED.includes(name) || LABELLED.includes(name);
    const changes = existsSync(starter(name)) ? parse(readFileSync(starter(name), 'utf8')) : {};
    const whole = withChanges(isCopied ? ofSample(name) : {}, changes);
    files.set(name, ofThisSite(withChanges(whole, own[name] ?? {}), site));
  }
  for (const name of filesOf(pages)) {
    if (!files.has(name)) files.set(name, name === 'articles' ? { page: {} } : []);
  }
  for (const [name, tree] of Object.entries(own)) if (!files.has(name)) files.set(name, tree);
  const facts = new Set(['phone', 'email', 'hours', 'address.line']);
  for (const name of Object.keys(answers.registrations)) facts.add(`registrations.${name}`);
  const { synonyms } = ofSample('search') as { synonyms: Tree };
  files.set('search', {
    ...(files.get('search') as object),
    synonyms: searchWords(synonyms, facts, site),
  });
  const unread = new Set([...SHARED, 'thank-you', 'page-groups', 'disciplines']);
  return { files, reviewed: new Set(started.filter((name) => !unread.has(name))) };
}

const starter = (name: string) => programPath(`tools/new-company/starter/${name}.yaml`);

/** A file of the sample in both languages, without what only the sample has. */
function ofSample(name: string): Tree {
  const read = (folder: string): Tree => {
    const text = readFileSync(programPath(`sample/content/${folder}${name}.yaml`), 'utf8');
    return parse(text.replaceAll(/\{emails\.\w+\}/g, '{email}'));
  };
  return together(read(''), read('ar/'));
}

function sectionsOf({ people, pages }: Answers): Set<string> {
  return new Set([
    '/contact#map',
    '/contact#write',
    '/#about-us',
    '/#services',
    ...(people.length > 0 ? ['/#our-key-persons'] : []),
    ...(pages.includes('/careers') ? ['/careers#vacancies', '/careers#apply'] : []),
    ...(pages.includes('/registration') ? ['/registration#how-to-register-as-a-supplier'] : []),
  ]);
}

/** The files, and parts of files, that the answers give. */
function ownContent(answers: Answers): Record<string, Tree> {
  const { trades, people, registrations, certificates } = answers;
  const numbers = Object.keys(registrations) as (keyof typeof registrations)[];
  return {
    company: companyOf(answers),
    contact: { cards: cardsOf(answers), map: mapOf(answers) },
    layout: {
      footer: {
        registrations: numbers.map((name) => ({
          label: {
            en: `${REGISTRATIONS[name].en} {registrations.${name}}`,
            ar: `${REGISTRATIONS[name].ar} {registrations.${name}}`,
          },
          to: '/contact',
        })),
      },
    },
    home: {
      certifications: {
        items: certificates.map(({ name, number, issuer }) => ({
          standard: name,
          subject: { en: `${issuer.en}, ${number}`, ar: `${issuer.ar}، ${number}` },
        })),
      },
    },
    expertise: {
      categories: trades.map(({ name, work }, index) => ({
        id: index + 1,
        category: name,
        items: [work],
        image: PAPER,
      })),
    },
    ...(answers.pages.includes('/contract') && {
      capabilities: { services: { list: trades.map(({ name }) => ({ name })) } },
    }),
    portfolio: { sectors: answers.sectors, records: [] },
    'key-persons': people.map(({ name, post, duty }, index) => ({
      id: index + 1,
      name,
      designation: post,
      description: duty,
    })),
    clients: [],
    partners: [],
    disciplines: [],
    'company-figures': { asOf: new Date().toISOString().slice(0, 10), trainingHours: 0 },
    pictures: [
      {
        id: PAPER,
        file: `/media/pictures/${PAPER}.png`,
        alt: {
          en: 'A sheet of drawing paper with a grid.',
          ar: 'ورقة رسم هندسي عليها شبكة من الخطوط.',
        },
      },
    ],
    site: siteOf(answers),
  };
}

function siteOf({ languages, pages, brand, siteUrl }: Answers): Tree {
  const { office: _, ...settings } = parse(
    readFileSync(programPath('sample/content/site.yaml'), 'utf8'),
  );
  return {
    ...settings,
    languages: languages.map((code) =>
      settings.languages.find((each: { code: string }) => each.code === code),
    ),
    sample: false,
    estate: false,
    hidden: hiddenWith(pages),
    brand,
    siteUrl,
  };
}

function companyOf(answers: Answers): Tree {
  const { name, shortName, legalName, arabicName, tagline, established, hours, phone, email } =
    answers;
  const { street, locality, postalCode, country, countryCode } = answers.address;
  const line = (code: 'en' | 'ar', comma: string) =>
    [street[code], `${locality[code]} ${postalCode}`, country[code]].join(comma);
  return {
    name,
    shortName,
    legalName,
    arabicName: arabicName ?? name.ar,
    tagline,
    established,
    address: {
      line: { en: line('en', ', '), ar: line('ar', '، ') },
      street,
      locality,
      postalCode,
      country,
      countryCode,
    },
    hours,
    phone,
    email,
    phones: Object.fromEntries(
      answers.desks.map((desk, index) => [keyOf(desk, index), desk.phone]),
    ),
    emails: Object.fromEntries(
      answers.desks.map((desk, index) => [keyOf(desk, index), desk.email]),
    ),
    registrations: answers.registrations as Tree,
  };
}
