import { expect, test } from 'vitest';
import { markdownLine } from './markdown.server.ts';

test('a telephone number is isolated from the words around it', () => {
  expect(markdownLine.parse('Call [+966 13 000 0010](tel:+966130000010).')).toBe(
    'Call <a href="tel:+966130000010"><bdi>+966 13 000 0010</bdi></a>.',
  );
});

test('other links are not', () => {
  expect(markdownLine.parse('[Mail](mailto:a@b.example)')).toBe(
    '<a href="mailto:a@b.example">Mail</a>',
  );
});
