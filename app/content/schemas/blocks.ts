import { z } from 'zod';
import { computedBlocks } from './computed-blocks.ts';
import { markdown, markdownLine } from './markdown.ts';
import { link, picture } from './reference.ts';
import { tableBlock } from './table-block.ts';
import { text } from './text.ts';

/** Running text. */
const prose = z.strictObject({ kind: z.literal('prose'), body: markdown });

/** A list: of points, of numbered points, or of things to be ticked off. */
const list = z.strictObject({
  kind: z.literal('list'),
  /** Stands above, where the section's own title does not say it. */
  title: text.exactOptional(),
  marks: z.enum(['dash', 'number', 'tick']).default('dash'),
  items: z.array(markdownLine).min(2),
});

/** Terms and what they mean, side by side. */
const facts = z.strictObject({
  kind: z.literal('facts'),
  items: z.array(z.strictObject({ term: text, text: markdownLine })).min(2),
});

/** Figures in large type. */
const figures = z.strictObject({
  kind: z.literal('figures'),
  items: z.array(z.strictObject({ figure: text, unit: text.exactOptional(), label: text })).min(2),
});

/** What follows on what; the mark in the margin is a number unless it says when. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  items: z
    .array(z.strictObject({ mark: text.exactOptional(), title: text, text: markdownLine }))
    .min(2),
});

/** Things of one rank beside each other. */
const cards = z.strictObject({
  kind: z.literal('cards'),
  items: z
    .array(
      z.strictObject({
        /** In the hand of a drawing number. */
        number: text.exactOptional(),
        title: text,
        text: markdownLine,
        points: z.array(markdownLine).default([]),
        link: z.strictObject({ label: text, to: link }).exactOptional(),
      }),
    )
    .min(2),
});

/** Two lists to be read against each other. */
const pair = z.strictObject({
  kind: z.literal('pair'),
  sides: z.array(z.strictObject({ title: text, items: z.array(markdownLine).min(1) })).length(2),
});

/** A rule of ours, word for word, and where it stands. */
const rule = z.strictObject({ kind: z.literal('rule'), text, source: text });

/** A picture and what it shows. */
const pictureBlock = z.strictObject({ kind: z.literal('picture'), picture, caption: text });

/** What a section of a text page is made of. */
export const block = z.discriminatedUnion('kind', [
  prose,
  list,
  facts,
  tableBlock,
  figures,
  steps,
  cards,
  pair,
  rule,
  pictureBlock,
  ...computedBlocks,
]);

export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
