import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clients } from './clients/clients.tsx';
import { OurKeyPersons } from './our-key-persons/our-key-persons.tsx';

const heading = { number: '01', ground: 'plain' as const, title: 'T', intro: 'I' };

test('a client without a logo is shown by its name', () => {
  const html = renderToStaticMarkup(
    <Clients
      {...heading}
      clients={[{ id: 'radwa-cement', name: 'Radwa Cement' }]}
      isNamed={false}
    />,
  );
  expect(html).toContain('>Radwa Cement</span>');
  expect(html).not.toContain('<img');
});

test.each([
  ['Reem Al-Juhani', 'RJ'],
  ['Fahad bin Saad Al-Rashid', 'FR'],
  ['Tariq', 'T'],
])('a person without a portrait, %s, is shown by the initials %s', (name, initials) => {
  const person = { id: 1, name, designation: 'D', description: 'E' };
  const html = renderToStaticMarkup(<OurKeyPersons {...heading} persons={[person]} />);
  expect(html).toContain(`aria-hidden="true">${initials}</span>`);
  expect(html).not.toContain('<img');
});
