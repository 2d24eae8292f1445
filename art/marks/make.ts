import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Certificate, certificate, certificates } from './certificates.ts';
import { clientMarks, clients, partnerMarks, partners, slug } from './clients.ts';
import { favicon, mark } from './company.ts';
import { singleColour } from './path.ts';
import { portrait, portraits } from './portraits.ts';

const media = new URL('../../media/', import.meta.url);

function write(folder: string, name: string, svg: string): void {
  mkdirSync(new URL(`${folder}/`, media), { recursive: true });
  writeFileSync(new URL(`${folder}/${name}.svg`, media), svg);
}

for (const name of clients)
  write(
    'marks/clients',
    slug(name),
    singleColour(name, clientMarks[name](), { width: 130, height: 84, weight: 3700 }),
  );
for (const name of partners)
  write(
    'marks/partners',
    slug(name),
    singleColour(name, partnerMarks[name](), { width: 160, height: 90, weight: 3700 }),
  );

write('brand', 'mark', mark());
write('brand', 'favicon', favicon());

for (const [name, figure] of Object.entries(portraits))
  write('marks/portraits', name, portrait(name, figure));

interface Listed {
  name: string;
  number: string;
  scope: string;
  expires?: string;
}

const listed: Listed[] = parse(
  readFileSync(new URL('../../content/en/certificates.yaml', import.meta.url), 'utf8'),
).certificates;

/** @throws if a specimen differs from its entry in content/en/certificates.yaml */
function checkSpecimen({ slug, number, validity, detail }: Certificate): void {
  const entry = listed.find(({ name }) => name === slug);
  const expires = /^\d\d\.(\d{4})$|– (\d{4})$/.exec(validity);
  const score = /[\d.]+(?= %)/.exec(detail)?.[0];
  if (
    number !== entry?.number ||
    (expires?.[1] ?? expires?.[2]) !== entry.expires?.slice(0, 4) ||
    (score && !entry.scope.includes(`${score} per cent`))
  ) {
    throw new Error(`The specimen of ${slug} differs from content/en/certificates.yaml`);
  }
}

certificates.forEach(checkSpecimen);
for (const [i, data] of certificates.entries())
  write('marks/certificates', data.slug, certificate(data, `cert${i}`));
