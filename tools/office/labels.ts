/** Spelling of words in identifiers. */
const WORDS: Record<string, string> = {
  csv: 'CSV',
  duns: 'D-U-N-S',
  hse: 'HSE',
  id: 'ID',
  iktva: 'IKTVA',
  iso: 'ISO',
  pdf: 'PDF',
  sap: 'SAP',
  vat: 'VAT',
  xlsx: 'Excel',
};

/** Labels for field names that only a schema's author understands. */
const LABELS: Record<string, string> = {
  accreditation: 'Accreditation of the issuer',
  alt: 'Alternative text',
  asOf: 'Counted on',
  backgroundImage: 'Picture',
  blockHeadless: 'Refuse automated browsers',
  blockList: 'Refused senders',
  body: 'Text',
  checks: 'Points',
  cta: 'Button',
  desc: 'Text',
  designation: 'Position',
  email: 'E-mail address',
  emails: 'E-mail addresses',
  embed: 'Address of the map',
  end: 'End of the page',
  firstAid: 'First-aid cases',
  holds: 'Also marked on',
  homesCity: 'Homes, city',
  homesCoast: 'Homes, coast',
  homesHarbour: 'Homes, harbour',
  hoursSince: 'Hours worked since',
  hseQuality: 'HSE and quality',
  href: 'Address',
  image: 'Picture',
  intro: 'Introduction',
  lead: 'Introduction',
  locality: 'City',
  lostDays: 'Days lost',
  lostTime: 'Lost-time injuries',
  medical: 'Medical treatment cases',
  meta: 'In search engines and the browser tab',
  needs: 'Requirements',
  noExpiry: 'Without an expiry date',
  none: 'When there is nothing to show',
  offer: 'Offer to change the language',
  pay: 'Pay, SAR a month',
  phone: 'Telephone',
  phones: 'Telephone numbers',
  plant: 'Plant and equipment',
  restricted: 'Restricted-work cases',
  siteUrl: 'Address of the site',
  templateIds: 'Templates of EmailJS',
  throttleMs: 'Shortest time between two messages, in milliseconds',
  to: 'Leads to',
  trail: 'Name in the breadcrumb',
};

/** An identifier as a label: `hseQuality` → `HSE and quality`, `legalName` → `Legal name`. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Irregular plurals. */
const SINGULARS: Record<string, string> = { people: 'person', series: 'series' };

/** The label of one entry, from that of its list: `Vacancies` → `Vacancy`. */
export function singularOf(label: string): string {
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/i.exec(label) ?? [];
  return before + singular(last);
}

function singular(word: string): string {
  const known = SINGULARS[word.toLowerCase()];
  if (known) return word[0] === word[0]?.toUpperCase() ? capital(known) : known;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=[sx]|ch|sh)es$|s$/, '');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
