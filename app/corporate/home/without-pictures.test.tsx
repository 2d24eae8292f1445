import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clients } from './clients/clients.tsx';
import { OurKeyPersons } from './our-key-persons/our-key-persons.tsx';
import { Partners } from './partners/partners.tsx';

const heading = { number: '01', ground: 'plain' as const, title: 'T', intro: 'I' };

test.each([true, false])('a client or partner without a logo is shown by name', (isNamed) => {
  const name = 'Radwa Cement';
  const clients = <Clients {...heading} clients={[{ id: 'radwa', name }]} isNamed={isNamed} />;
  const listed = { alt: 'Partner {id}', partners: [{ id: 1, name }] };
  const partners = <Partners {...heading} {...listed} isNamed={isNamed} />;
  for (const html of [clients, partners].map((each) => renderToStaticMarkup(each))) {
    expect(html).toContain('>Radwa Cement</span>');
    expect(html).not.toContain('<img');
  }
});

test.each([
  ['Fahad bin Saad Al-Rashid', 'FR'],
  ['Tariq', 'T'],
])('%s, without a portrait, is shown by the initials %s', (name, initials) => {
  const persons = [{ id: 1, name, designation: 'D', description: 'E' }];
  const html = renderToStaticMarkup(<OurKeyPersons {...heading} persons={persons} />);
  expect(html).toContain(`>${initials}</span>`);
  expect(html).not.toContain('<img');
});
