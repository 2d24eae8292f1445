// What "Find" on the start of the editor finds in a form.
import { expect, it } from 'vitest';
import type { Schema } from './schema.ts';
import { placesIn } from './search.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    phones: {
      type: 'object',
      label: 'Telephone numbers',
      additionalProperties: { type: 'string' },
    },
    records: {
      type: 'array',
      label: 'Contracts',
      items: {
        type: 'object',
        properties: { title: { type: 'string' }, value: { type: 'string', label: 'Value, SAR' } },
      },
    },
  },
};
const english = {
  phones: { sales: '+966 13' },
  records: [{ title: 'A' }, { title: 'Pump house' }],
};
const arabic = { records: [{ title: 'أ' }, { title: 'محطة ضخ' }] };

it.each([
  ['sales', [['phones', 'sales']], ['Telephone numbers › Sales']],
  ['value', [['records']], ['Contracts › Value, SAR']],
  ['pump', [['records', 1, 'title']], ['Contracts 2 › Title']],
  ['محطة', [['records', 1, 'title']], ['Contracts 2 › Title']],
  ['title', [['records']], ['Contracts › Title']],
  ['pu', [], []],
  ['nothing', [], []],
])('%s', (wanted, paths, labels) => {
  const places = placesIn(schema, [english, arabic], wanted, String);
  expect(places.map(({ path }) => path)).toEqual(paths);
  expect(places.map((each) => each.labels.join(' › '))).toEqual(labels);
});
