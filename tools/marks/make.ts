import { mkdirSync, writeFileSync } from 'node:fs';
import { certificates } from './certificate-data.ts';
import { certificate } from './certificates.ts';
import { clientMarks, partnerMarks } from './clients.ts';
import { favicon, mark, wordmarkArabic, wordmarkEnglish } from './company.ts';
import { clients, partners, slug } from './names.ts';
import { portrait, portraits } from './portraits.ts';
import { singleColour } from './single-colour.ts';

const root = new URL('../../media/marks/', import.meta.url);

function write(folder: string, name: string, svg: string): void {
  mkdirSync(new URL(`${folder}/`, root), { recursive: true });
  writeFileSync(new URL(`${folder}/${name}.svg`, root), svg);
}

for (const name of clients)
  write(
    'clients',
    slug(name),
    singleColour(name, clientMarks[name](), { width: 130, height: 84, weight: 3700 }),
  );
for (const name of partners)
  write(
    'partners',
    slug(name),
    singleColour(name, partnerMarks[name](), { width: 160, height: 90, weight: 3700 }),
  );

write('company', 'mark', mark());
write('company', 'favicon', favicon());
write('company', 'wordmark-en', wordmarkEnglish());
write('company', 'wordmark-ar', wordmarkArabic());

for (const [name, figure] of Object.entries(portraits))
  write('portraits', name, portrait(name, figure));

for (const [i, data] of certificates.entries())
  write('certificates', data.slug, certificate(data, `cert${i}`));
