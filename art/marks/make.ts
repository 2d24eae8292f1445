import { mkdirSync, writeFileSync } from 'node:fs';
import { certificate, certificates } from './certificates.ts';
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

for (const [i, data] of certificates.entries())
  write('marks/certificates', data.slug, certificate(data, `cert${i}`));
