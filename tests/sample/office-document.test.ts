// docs/office.md and its Arabic version use the editor's labels and the pictures that `npm run screenshots` takes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { programPath } from '#tools/program-path.ts';
import { tasks } from './office-tasks.ts';

/** Words of the editor's own interface. */
const OWN = ['Browse', 'Insert', 'Replace', 'Save', 'Upload', 'Work with Local Repository'];

const labels = new Set(OWN);
JSON.parse(JSON.stringify(officeConfiguration()), (_, field) => {
  if (field?.label) {
    labels.add(field.label);
    labels.add(`Add ${field.label_singular ?? field.label}`);
  }
  return field;
});

it.each(['docs/office.md', 'docs/office.ar.md'])('%s', (file) => {
  const text = readFileSync(programPath(file), 'utf8');
  const named = [...text.matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replaceAll(/\s+/g, ' '),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
  expect(text.match(/^## \d+\. /gm)).toHaveLength(tasks.length);
  const shown = [...text.matchAll(/\]\(office\/([\w-]+\.webp)\)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(readdirSync(programPath('docs/office')).toSorted());
});

it('its pictures are small', () => {
  const sizes = readdirSync(programPath('docs/office')).map(
    (name) => statSync(programPath(`docs/office/${name}`)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
});
