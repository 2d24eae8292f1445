// Each typing error in the sample's files is reported with file, line and field, as a mistake or a warning
// (decision 0201).
import { afterAll, afterEach, expect, it } from 'vitest';
import { ContentSandbox } from '#app/content-sandbox.ts';

interface Typo {
  /** File below content/, without extension. */
  file: string;
  /** The first match is replaced. */
  from: RegExp;
  to: string;
  field: string;
  /** Part of the message. */
  says: string;
  /** Lines between the start of the match and the reported line. */
  below?: number;
}

const LAYOUT = 'layout';
const FACTS = 'company';
const HOME = 'home';
const PORTFOLIO = 'portfolio';
const CERTIFICATES = 'certificates';
const VISION = 'pages/vision';

const typo = (file: string, from: RegExp, to: string, field: string, says: string, below = 0) =>
  ({ file, from, to, field, says, below }) satisfies Typo;

const typos: Record<string, Typo> = {
  'a year in the far future': typo(
    PORTFOLIO,
    /year: 2025/,
    'year: 2205',
    'records[0].year',
    'expected a year from 1900 to',
  ),
  'a year before the company': typo(
    PORTFOLIO,
    /year: 2025/,
    'year: 2019',
    'records[0].year',
    'the year the company was established, or later, got 2019',
  ),
  'months with a zero too many': typo(
    PORTFOLIO,
    /duration: 26/,
    'duration: 260',
    'records[1].duration',
    'expected at most 180 months, got 260',
  ),
  'a sector misspelled': typo(
    PORTFOLIO,
    /sector: petrochemical/,
    'sector: petrochemicals',
    'records[1].sector',
    'did you mean "petrochemical"?',
  ),
  'a value without quotes': typo(
    PORTFOLIO,
    /value: '35000000.00'/,
    'value: 35000000.00',
    'records[0].value',
    "quote it: '35000000.00'",
  ),
  'a value with commas': typo(
    PORTFOLIO,
    /value: '35000000.00'/,
    "value: '35,000,000.00'",
    'records[0].value',
    'expected SAR as quoted text with two decimals, such as "61682.50"',
  ),
  'a client misspelled': typo(
    PORTFOLIO,
    /client: tawad-petrochemical/,
    'client: tawad-petrochemicals',
    'records[1].client',
    'did you mean "tawad-petrochemical"?',
  ),
  'two contracts of one name': typo(
    PORTFOLIO,
    /title: Glycol tank farm extension/,
    'title: Pump station at kilometre 148',
    'records[1].title',
    'expected a unique title',
  ),
  'an expiry before the issue': typo(
    CERTIFICATES,
    /expires: 2029-02-14/,
    'expires: 2025-02-14',
    'certificates[0].expires',
    'expected a date after "issued", 2026-02-15',
  ),
  'an expired certificate': typo(
    CERTIFICATES,
    /expires: 2026-12-31/,
    'expires: 2026-08-31',
    'certificates[3].expires',
    'expired on 2026-08-31; replace or remove the certificate',
  ),
  'a certificate about to expire': typo(
    CERTIFICATES,
    /expires: 2026-12-31/,
    'expires: 2026-11-15',
    'certificates[3].expires',
    'expires in 46 days, on 2026-11-15',
  ),
  'an issue in the future': typo(
    CERTIFICATES,
    /issued: 2026-02-15/,
    'issued: 2206-02-15',
    'certificates[0].issued',
    'expected a date that has come',
  ),
  'the 30th of February': typo(
    CERTIFICATES,
    /issued: 2026-02-15/,
    'issued: 2026-02-30',
    'certificates[0].issued',
    'expected a date of the calendar',
  ),
  'a date as it is spoken': typo(
    CERTIFICATES,
    /issued: 2026-02-15/,
    'issued: 15.02.2026',
    'certificates[0].issued',
    'expected a date such as "2026-11-21"',
  ),
  'a tab': typo(FACTS, /^ {2}(?=line:|street:)/m, '\t', 'address', 'indent by spaces'),
  'a field given twice': typo(
    FACTS,
    /^phone:.*$/m,
    "phone: '+966 13 000 0010'\n$&",
    'phone',
    'a field may be given once',
    1,
  ),
  'a colon in a text': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline: EPC: civil works',
    'tagline',
    'quote a text that contains a colon',
  ),
  'a quote left open': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline: "EPC works',
    'tagline',
    'close the quote',
  ),
  'an apostrophe in single quotes': typo(
    FACTS,
    /^tagline: .*$/m,
    "tagline: 'Saudi industry's works'",
    'tagline',
    'nothing follows a closing quote',
  ),
  'typographic quotes': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline: “EPC works”',
    'tagline',
    'typographic quotes do not enclose a text',
  ),
  'no space after a colon': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline:EPC works',
    'tagline',
    'a space follows the colon',
  ),
  'an asterisk first': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline: *EPC* works',
    'tagline',
    'expected YAML: ',
  ),
  'a list out of line': typo(
    LAYOUT,
    /^ {2}- label: Home\n {4}to: \/$/m,
    '   - label: Home\n     to: /',
    'navigation',
    'begin in the same column',
    2,
  ),
  'a field misspelled': typo(
    FACTS,
    /^tagline:/m,
    'tagLine:',
    'tagLine',
    'unknown field; did you mean "tagline"?',
  ),
  'a field left empty': typo(
    FACTS,
    /^tagline: .*$/m,
    'tagline:',
    'tagline',
    'expected a text, got',
  ),
  'a postal code without quotes': typo(
    FACTS,
    /postalCode: .*$/m,
    'postalCode: 035518',
    'address.postalCode',
    "got the number 035518; quote it: '035518'",
  ),
  'a telephone number without spaces or quotes': typo(
    FACTS,
    /^phone: .*$/m,
    'phone: +966130000010',
    'phone',
    "quote it: '+966130000010'",
  ),
  'a telephone number of the town': typo(
    FACTS,
    /^phone: .*$/m,
    'phone: 013 000 0010',
    'phone',
    'expected a telephone number such as "+966 13 000 0010"',
  ),
  'an e-mail address with a space': typo(
    FACTS,
    /^email: .*$/m,
    'email: info @miqdam.example',
    'email',
    'expected an e-mail address such as',
  ),
  'a link to a page that is not there': typo(
    LAYOUT,
    /to: \/our-history/,
    'to: /our-histroy',
    'navigation[1].items[0].to',
    'did you mean "/our-history"?',
  ),
  'a link over HTTP': typo(
    LAYOUT,
    /to: \/our-history/,
    'to: http://history.example',
    'navigation[1].items[0].to',
    'expected an https:// address',
  ),
  'a picture misspelled': typo(
    HOME,
    /picture: about$/m,
    'picture: abuot',
    'about.picture',
    'did you mean "about"?',
  ),
  'a mark misspelled': typo(
    'clients',
    /logo: .*tawad-petrochemical.svg/,
    'logo: /media/marks/clients/tawad-petrochemcal.svg',
    '[0].logo',
    'did you mean "/media/marks/clients/tawad-petrochemical.svg"?',
  ),
  'HTML in a plain text': typo(
    HOME,
    /title: A trusted partner/,
    'title: A <b>trusted</b> partner',
    'about.title',
    'expected plain text, got HTML: <b>',
  ),
  'a description too long': typo(
    'career',
    /title: 'Career notes: work on our sites'\n {2}description: /,
    `$&${'Many words. '.repeat(20)}`,
    'meta.description',
    'expected at most 160 characters, got',
    1,
  ),
  'a closing date before that of publication': typo(
    'vacancies',
    /^ {2}closes: .*/m,
    "  closes: '2026-09-01'",
    '[0].closes',
    'expected a date from 2026-09-20 (posted) on',
  ),
  'an article too long': typo(
    'articles',
    /desc: '/,
    `$&${'Many words. '.repeat(20)}`,
    'articles[0].desc',
    'expected at most 600 characters, got',
  ),
  'a kind of page misspelled': typo(
    VISION,
    /^kind: article/m,
    'kind: artikle',
    'kind',
    'did you mean "article"?',
  ),
  'a path that is not the file’s name': typo(
    VISION,
    /^path: \/vision/m,
    'path: /visoin',
    'path',
    'expected "/vision", as in the file name',
  ),
  'a group misspelled': typo(
    VISION,
    /^group: company/m,
    'group: compagny',
    'group',
    'did you mean "company"?',
  ),
  'a kind of block misspelled': typo(
    VISION,
    /kind: list/,
    'kind: lists',
    'sections[0].blocks[0].kind',
    'did you mean "list"?',
  ),
  'a record that is not in the portfolio': typo(
    HOME,
    /(?<=records:\n +- )1$/m,
    '100',
    'projects.records[0]',
    'expected the id of a record in portfolio.yaml',
  ),
  'more Saudis than people': typo(
    'company-figures',
    /people: 128\n/,
    'people: 12\n',
    'trades[0].saudis',
    'expected no more Saudis than people',
    1,
  ),
  'a trade misspelled': typo(
    'capabilities',
    /trade: engineering/,
    'trade: enginering',
    'services.list[0].trade',
    'did you mean "engineering"?',
  ),
  'a number given twice': typo('key-persons', /id: 2$/m, 'id: 1', '[1].id', 'expected a unique id'),
  'a card without mailbox': typo(
    'contact',
    /email: '{emails.sales}'/,
    "email: '{emails.sale}'",
    'cards[0].email',
    'expected an e-mail address',
  ),
  'a list without spaces': typo(
    'articles',
    /tags:(?:\n {6}- .*)+/,
    'tags:\n      -Shutdown',
    'articles[0].tags',
    'a space follows each dash',
  ),
  'yes in place of true': typo(
    'site',
    /^sample: true/m,
    'sample: yes',
    'sample',
    'expected true or false, got "yes"',
  ),
  'a choice misspelled': typo(
    'site',
    /^expiredCertificates: refuse/m,
    'expiredCertificates: refused',
    'expiredCertificates',
    'did you mean "refuse"?',
  ),
  'a time zone misspelled': typo(
    'site',
    /^timeZone: .*/m,
    'timeZone: Asia/Riad',
    'timeZone',
    'expected a time zone such as',
  ),
};

const copy = new ContentSandbox();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

it('knows at least forty typos', () => expect(Object.keys(typos).length).toBeGreaterThan(40));

it.each(Object.entries(typos))('%s', async (_, { file, from, to, field, says, below = 0 }) => {
  const line = copy.change(`content/${file}.yaml`, from, to) + below;
  const { problems, warnings } = await copy.check();
  const messages = [...problems, ...warnings];
  const place = `content/${file}.yaml:${line} ${field}`;
  const here = messages.filter((problem) => problem.startsWith(place));
  expect(here, messages.join('\n')).toContainEqual(expect.stringContaining(says));
});
