import { readCertificates } from '#app/content/certificates.server.ts';
import { readClients } from '#app/content/companies.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { per200000, readCompanyFigures, recordables } from '#app/content/company-figures.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { sar, sarMillions } from '#app/corporate/money.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { firstOf } from '../content.ts';

const { legalName, arabicName, legal, established, address, phone, emails, groupCompanies } =
  readCompany();
const { registrations } = readCompany();
const { asOf, trades, safety, localContent, apprentices, facilities, plant, insurance } =
  readCompanyFigures();
const { records } = readPortfolio();
const { certificates } = readCertificates();
const certificate = (named: string) => firstOf(certificates, ({ id }) => id === named);
const figure = (name: string) => factsAndFigures.valueFor(name) ?? `no {${name}}`;
const fact = (value: string | number | undefined) => String(value ?? 'not given');
const byValue = records.toSorted((a, b) => Number(b.value) - Number(a.value));
const largest = firstOf(byValue);
const lastYear = Math.max(...records.map(({ year }) => year));
const ofLastYear = summarise(records.filter(({ year }) => year === lastYear));
const again = records.filter((record) => record.client === largest.client);
const injured = firstOf(safety, ({ lostTime }) => lostTime > 0);
const grouped = (value: number) => value.toLocaleString('en');

/**
 * Typical questions of the registration forms of national oil companies, petrochemical companies and EPC
 * contractors: the question, the address of the answer, and pieces of the answer.
 */
export const questionnaire: readonly [question: string, at: string, answer: string[]][] = [
  // Identity
  ['What is the full legal name of the applicant?', '#registered-name', [legalName]],
  ['State the name as registered, in Arabic.', '#arabic-name', [arabicName]],
  ['What is the legal form of the company?', '#legal-form', [fact(legal?.form)]],
  ['What is the paid-up capital?', '#share-capital', [fact(legal?.capital)]],
  ['In which year was the company founded?', '#established', [String(established)]],
  ['Give the address of the head office.', '#registered-address', [address.line]],
  ['Give telephone and e-mail.', '#telephone-and-e-mail', [phone.label]],
  ['Whom may we contact about this form?', '#person-for-questions', [fact(emails.sales)]],
  [
    'Commercial register number and unified national number?',
    '#commercial-registration',
    [fact(registrations.commercial)],
  ],
  ['VAT registration number?', '#vat-number', [fact(registrations.vat)]],
  ['Number of the zakat certificate?', '#zakat-certificate', [fact(registrations.zakat)]],
  ['GOSI subscriber number?', '#social-insurance', [fact(registrations.socialInsurance)]],
  ['Chamber of commerce membership?', '#chamber-of-commerce', [fact(registrations.chamber)]],
  [
    'Contractor classification number?',
    '#contractors-classification',
    [fact(registrations.classification)],
  ],
  [
    'In which fields and grades is the contractor classified?',
    '#certificate-contractors-classification',
    [certificate('contractors-classification').scope],
  ],
  [
    'Are you approved by the national oil company?',
    '#national-oil-company',
    [fact(registrations.nationalOilCompany)],
  ],
  ['D-U-N-S number?', '#duns-number', [fact(registrations.duns)]],
  // Ownership and organisation
  [
    'List all owners with the percentage held.',
    '#shareholders',
    Object.values(groupCompanies).flatMap(({ name, share }) => [name, String(share)]),
  ],
  ['Are there subsidiaries or branches?', '#subsidiaries', ['None']],
  ['Attach the organisation chart.', '#organisation-chart', ['reporting lines']],
  ['Who may sign for the company?', '#authorised-signatory', ['Vice President']],
  ['Is there a code of business ethics?', '#code-of-ethics', ['signed by every employee']],
  ['Have you been in litigation or arbitration?', '#disputes', ['None']],
  // Financial size
  [
    'Total value of contracts completed?',
    '#value-completed',
    [figure('portfolioMillions'), String(records.length)],
  ],
  [
    'Value of completed work for each of the last years?',
    '#value-by-year',
    [String(lastYear), sarMillions(ofLastYear.total), sarMillions(summarise(records).total)],
  ],
  [
    'What is the largest contract executed?',
    '#largest-contract',
    [sarMillions(Number(largest.value))],
  ],
  [
    'What is the average size of your contracts?',
    '#average-contract',
    [sarMillions(summarise(records).total / records.length)],
  ],
  ['Number of contracts by range of value?', '#contract-sizes', ['Up to 1 million']],
  ['Are audited accounts available?', '#financial-statements', ['three financial years']],
  ['Name your bank, or attach its letter.', '#bank-reference', ['letter']],
  // Resources
  ['Total number of employees, and date?', '#headcount', [figure('headcount'), longDate(asOf)]],
  [
    'Number of employees by trade?',
    '#headcount-by-trade',
    trades.flatMap(({ name, people }) => [name, String(people)]),
  ],
  ['Workshop and yard areas?', '#facilities', facilities.map(({ size }) => size)],
  [
    'List construction plant owned, with capacity.',
    '#plant-list',
    plant.flatMap(({ name, count }) => [name, String(count)]),
  ],
  ['Which work do you subcontract?', '#own-and-subcontracted', ['marked']],
  ['How long do you need to mobilise?', '#mobilisation', ['ten working days']],
  // Certificates
  [
    'ISO 9001: number, certification body, accreditation, expiry?',
    '#management-systems',
    [
      certificate('iso-9001').number,
      fact(certificate('iso-9001').issuer),
      fact(certificate('iso-9001').accreditation),
      fact(certificate('iso-9001').expires),
    ],
  ],
  [
    'ISO 45001: scope and date of issue?',
    '#management-systems',
    [certificate('iso-45001').scope, certificate('iso-45001').issued],
  ],
  [
    'Attach the certificate of the environmental management system.',
    '#certificate-iso-14001',
    ['ISO 14001'],
  ],
  // Experience
  [
    'List experience by discipline.',
    '#experience-by-discipline',
    readExpertise().categories.map(({ category }) => category),
  ],
  [
    'List clients with the value of work for each.',
    '#experience-by-client',
    [...readClients().map(({ name }) => name), sarMillions(summarise(again).total)],
  ],
  [
    'List the five largest projects with client, value and duration.',
    '#largest-contracts',
    byValue.slice(0, 5).flatMap(({ title, client, value }) => [title, client, sar(Number(value))]),
  ],
  ['How many clients have returned?', '#repeat-clients', [figure('clientsAgain')]],
  // HSE
  [
    'Man-hours worked in each of the last three years?',
    '#injuries-by-year',
    safety.slice(-4).map(({ hours }) => grouped(hours)),
  ],
  [
    'Recordable incident rate by year?',
    '#injuries-by-year',
    safety.map((year) => per200000(recordables(year), year.hours).toFixed(2)),
  ],
  ['How is the rate calculated?', '#trir-formula', ['200,000', figure('recordableRate')]],
  [
    'Fatalities and lost-time injuries by year, with frequency rate?',
    '#lost-time-by-year',
    [
      injured.period,
      per200000((injured.fatalities ?? 0) + injured.lostTime, injured.hours).toFixed(2),
      String(injured.lostDays),
    ],
  ],
  ['Formula of the frequency rate, and its base?', '#ltir-formula', ['200,000 ÷ hours worked']],
  ['Attach the signed HSE policy.', '#hse-policy', ['Signed by']],
  ['Is there a permit-to-work procedure?', '#permit-to-work', ['permit']],
  // Quality
  ['Describe the quality management system.', '#quality-management', ['ISO 9001']],
  ['How are non-conforming works controlled?', '#non-conformances', ['three days']],
  // Local content
  [
    'Local content (IKTVA) ratio by year?',
    '#local-content-by-year',
    localContent.map(({ year }) => String(year)),
  ],
  ['Percentage of Saudi employees?', '#saudi-employees', [figure('saudis'), figure('saudiShare')]],
  [
    'Training of Saudi nationals in the last years?',
    '#apprentices',
    apprentices.map(({ trade }) => trade),
  ],
  // Insurance, persons, references
  [
    'Insurance: covers and limits?',
    '#insurance-covers',
    insurance.flatMap(({ cover, limit }) => [cover, limit]),
  ],
  [
    'Names and posts of key persons?',
    '#management',
    readKeyPersons().flatMap(({ name, designation }) => [name, designation]),
  ],
  ['Give references that we may call.', '#client-references', ['three similar jobs']],
  // Answered in full on other pages
  ['Your vendor number in our system?', '/sap-numbers#record', ['Vendor number']],
  [
    'Which of our engineering standards have you worked to?',
    '/saudi-aramco-compliance#standards-by-trade',
    ['SAES-W-011'],
  ],
];
