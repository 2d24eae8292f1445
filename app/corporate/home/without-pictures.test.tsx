import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clients } from './clients/clients.tsx';
import { OurKeyPersons } from './our-key-persons/our-key-persons.tsx';

const heading = { number: '01', ground: 'plain' as const, title: 'T', intro: 'I' };
const clients = [{ id: 'radwa-cement', name: 'Radwa Cement' }];
const persons = (name: string) => [{ id: 1, name, designation: 'D', description: 'E' }];

test.each([
  [
    'a client without a logo',
    <Clients key="a" {...heading} clients={clients} isNamed={false} />,
    'Radwa Cement',
  ],
  [
    'a person without a portrait',
    <OurKeyPersons key="b" {...heading} persons={persons('Fahad bin Saad Al-Rashid')} />,
    'FR',
  ],
  ['a person of one name', <OurKeyPersons key="c" {...heading} persons={persons('Tariq')} />, 'T'],
])('%s is shown by name or initials', (_, section, text) => {
  const html = renderToStaticMarkup(section);
  expect(html).toContain(`>${text}</span>`);
  expect(html).not.toContain('<img');
});
