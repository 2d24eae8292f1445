import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { escapeMarkup } from './escape.ts';

it.each([false, true])('a text is itself again as content and attribute (XML: %s)', (xmlMode) => {
  const text = `<b title='a'>"Steel &amp; pipes"</b>\r\n`;
  const found: string[] = [];
  const parser = new Parser(
    { onattribute: (_, value) => found.push(value), ontext: (part) => found.push(part) },
    { xmlMode },
  );
  const escaped = escapeMarkup(text);
  parser.end(`<p title="${escaped}" lang='${escaped}'>${escaped}</p>`);
  expect([found[0], found[1], found.slice(2).join('')]).toEqual([text, text, text]);
  expect(escaped).not.toContain('\r');
});
