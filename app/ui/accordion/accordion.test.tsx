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
  test('is a native disclosure, closed by default', () => {
    expect(item({})).toMatch(/^<details(?![^>]* open)[^>]*><summary/);
    expect(item({ open: true })).toMatch(/^<details[^>]* open=""/);
  });

  test('has a heading of the given level', () => {
    expect(item({ level: 2 })).toMatch(/<summary[^>]*>.*<h2[^>]*>Piping<\/h2>/);
  });

  test('is grouped natively by its name', () => {
    expect(item({ name: 'faq' })).toContain('name="faq"');
  });
});
