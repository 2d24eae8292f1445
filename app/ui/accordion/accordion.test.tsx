import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AccordionItem } from './accordion.tsx';

const item = (props: Partial<Parameters<typeof AccordionItem>[0]>) =>
  renderToStaticMarkup(
    <AccordionItem title="Piping" {...props}>
      Spools
    </AccordionItem>,
  );

describe('AccordionItem', () => {
  test('is a native disclosure, closed unless told otherwise', () => {
    expect(item({})).toMatch(/^<details(?![^>]* open)[^>]*><summary/);
    expect(item({ open: true })).toMatch(/^<details[^>]* open=""/);
  });

  test('keeps its title a heading of the level asked for', () => {
    expect(item({ level: 2 })).toMatch(/<summary[^>]*>.*<h2[^>]*>Piping<\/h2>/);
  });

  test('leaves grouping to the platform where a name is given', () => {
    expect(item({ name: 'faq' })).toContain('name="faq"');
  });
});
