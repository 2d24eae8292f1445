// What an owner has written by hand keeps its bytes: a change of a field changes the lines of that field only.
import { expect, it } from 'vitest';
import { YamlText } from './yaml-text.ts';

const LONG = `A text of more than eighty characters, which "toString" of a document would fold ${'on and '.repeat(9)}on.`;

const SOURCE = `# The top
name:   "Double quotes"   # and spaces
long: ${LONG}
# أسماء المكتب
الهاتف: '+966 13 000 0010' # رقم
body: |-
    Four spaces.

    A blank line.
old: &anchor {a: 1,  b: [ 2,3 ]}
again: *anchor

list:
- id: 1 # first
  gone: 'yes' # why it was
  # Above the rest
  rest: 1
-   id: two
    gone: 'no'
last: 1 # no line break follows`;

it.each([
  ['as written', SOURCE],
  ['with CRLF', SOURCE.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${SOURCE}`],
])('keeps all other lines, %s', (_, source) => {
  const yaml = new YamlText('a.yaml', source);
  expect(yaml.text).toBe(source);
  yaml.replace(['الهاتف'], 'phone', { main: yaml.node(['الهاتف']) });
  yaml.replace(['body'], 'text', { body: yaml.node(['body']) });
  yaml.remove(['list', 0, 'gone']);
  yaml.remove(['list', 1, 'gone']);
  yaml.add(['list', 1], 'added', 'new');
  yaml.add([], 'version', 3);
  const lineBreak = source.includes('\r') ? '\r\n' : '\n';
  expect(yaml.text).toBe(
    source
      .replace('الهاتف: ', `phone:${lineBreak}  main: `)
      .replace(
        /body: \|-[\s\S]*line\./,
        ['text:', '  body: |-', '    Four spaces.', '', '    A blank line.'].join(lineBreak),
      )
      .replace("gone: 'yes' #", '#')
      .replace(/ {4}gone: 'no'/, '    added: new')
      .concat(`${lineBreak}version: 3`),
  );
});

it('removes a field at the beginning of an entry, and the mapping of the last field', () => {
  const yaml = new YamlText('a.yaml', 'a:\n  b:\n    c: 1\n  d: 2\nl:\n  - x: 1\n    y: 2\n');
  yaml.remove(['a', 'b', 'c']);
  yaml.remove(['l', 0, 'x']);
  expect(yaml.text).toBe('a:\n  d: 2\nl:\n  - y: 2\n');
});

it('changes the first field behind a byte order mark', () => {
  const yaml = new YamlText('a.yaml', '\uFEFFa: 1\nb: 2\n');
  yaml.replace(['a'], 'a', { c: yaml.node(['a']), d: 3 });
  expect(yaml.text).toBe('\uFEFFa:\n  c: 1\n  d: 3\nb: 2\n');
});

it('makes fields of the entries of a list, whose quotes and comments stay', () => {
  const yaml = new YamlText('a.yaml', "l:\n  - 'a' # one\n  - b\nm: [c, d]\n");
  for (const path of [
    ['l', 0],
    ['l', 1],
    ['m', 1],
  ])
    yaml.wrap(path, 'at');
  expect(yaml.text).toBe("l:\n  - at: 'a' # one\n  - at: b\nm: [ c, { at: d } ]\n");
});

it('writes what is in braces anew, and nothing around it', () => {
  const yaml = new YamlText('a.yaml', 'a: &x  {b: 1,  c: 2} # c\nd:  *x\n');
  yaml.remove(['a', 'b']);
  yaml.add(['a'], 'e', 3);
  expect(yaml.text).toBe('a: &x  { c: 2, e: 3 } # c\nd:  *x\n');
});

it.each([
  ['an anchor', '- &x a@b.example\n- *x\n', (yaml: YamlText) => yaml.wrap([0], 'address')],
  [
    'a comment within',
    'a:\n  b: # why\n    1\nc: 2\n',
    (yaml: YamlText) => yaml.remove(['a', 'b']),
  ],
  ['no mapping', '', (yaml: YamlText) => yaml.add([], 'version', 1)],
])('refuses a change that would lose or change something else: %s', (_, source, change) => {
  const yaml = new YamlText('content/a.yaml', source);
  expect(() => change(yaml)).toThrow(/^content\/a\.yaml:1 .*cannot be changed without changing/);
  expect(yaml.text).toBe(source);
});

it('refuses text that is no YAML, with line and field', () => {
  expect(() => new YamlText('content/a.yaml', 'a: 1\nb: x: y\n')).toThrow(
    'content/a.yaml:2 b: expected YAML: quote a text that contains a colon and a space',
  );
});
