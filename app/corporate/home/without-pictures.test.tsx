import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clients } from './clients/clients.tsx';
import { OurKeyPersons } from './our-key-persons/our-key-persons.tsx';

const heading = { number: '01', ground: 'plain' as const, title: 'T', intro: 'I' };

test('a client without a logo is shown by name', () => {
  const clients = [{ id: 'radwa-cement', name: 'Radwa Cement' }];
  const html = renderToStaticMarkup(<Clients {...heading} clients={clients} isNamed={false} />);
  expect(html).toContain('>Radwa Cement</span>');
  expect(html).not.toContain('<img');
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
