import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { emptyList } from './empty-list.ts';

const yaml = `# Persons.
team:
  lead: >-
    Two people
    of many.
  people: # in order
    - name: Lubna
      texts:
        - one

    # The second.
    - name: Khalil
ids: [1, 2]
`;

test('a nested list is emptied; its first entry is an example in a comment', () => {
  const emptied = emptyList(yaml, ['team', 'people']);
  const team = { lead: 'Two people of many.', people: [] };
  expect(parse(emptied)).toEqual({ team, ids: [1, 2] });
  expect(emptied).not.toContain('Khalil');
  const filled = emptied.replace(/\[\].*$/m, '').replace(/^# (?= {4})/gm, '');
  expect(parse(filled).team.people).toEqual([{ name: 'Lubna', texts: ['one'] }]);
});

test('a list on one line, and a document that is a list, are emptied', () => {
  expect(emptyList(yaml, ['ids'])).toBe(yaml.replace('[1, 2]', '[]'));
  const emptied = emptyList('# Persons.\n- name: Lubna\n- name: Khalil\n', []);
  expect(parse(emptied)).toEqual([]);
  expect(emptied).toMatch(/^# Persons\.\n[\s\S]*\n# - name: Lubna\n/);
});

test('a path without a list is an error', () => {
  expect(() => emptyList(yaml, ['team', 'lead'])).toThrow('Expected a list at team.lead');
});
