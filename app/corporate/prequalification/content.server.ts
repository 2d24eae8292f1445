import { z } from 'zod';
import { anchor } from '#app/content/anchor.ts';
import { lead, meta, text } from '#app/content/fields.server.ts';
import { markdownLine } from '#app/content/markdown.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import {
  labelledLink,
  listedLink,
  optionalLink,
  picture,
  shown,
} from '#app/content/references.server.ts';
import { placeholdersOf } from '#shared/placeholders.ts';
import { drawing } from '../drawing/content.server.ts';
import { sectionId } from '../text-page/blocks/content.server.ts';
import { pageEnd } from '../text-page/content.server.ts';
import { answerTable } from './tables.server.ts';

/** A line of Markdown; null if it names only facts and figures that the company does not have. */
const answer = z.preprocess(
  (given) => (lacksFigures(given) ? null : given),
  markdownLine.nullable(),
);

function lacksFigures(given: unknown): boolean {
  const names = placeholdersOf(String(given));
  return names.length > 0 && names.every((name) => factsAndFigures.isEmpty(name));
}

/** A question of clients' questionnaires. */
const question = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, {
        error: 'expected an anchor of small letters, digits and hyphens, such as "vat-number"',
      })
      .meta({
        label: 'ID',
        hint: 'Its address on the page, in small letters, such as "vat-number".',
      }),
    question: text,
    answer: answer
      .exactOptional()
      .meta({ hint: 'The answer in one line. Above a table, its explanation.' }),
    table: answerTable.exactOptional().meta({ hint: 'A table of records of the company.' }),
    more: optionalLink.meta({ hint: 'The page with the full detail.' }),
  })
  .refine(({ answer, table }) => answer !== undefined || table !== undefined, {
    error: 'expected `answer` or `table`, or both',
  })
  .transform(({ answer, ...rest }) => ({ ...rest, ...(answer && { answer }) }));

type Question = z.infer<typeof question>;

/** A question without an answer is left out: its table has no rows, or its figure has no value. */
function isAnswered({ answer, table }: Question): boolean {
  return table ? table.rows.length > 0 : answer !== undefined;
}

const section = z
  .strictObject({
    id: sectionId,
    title: text,
    lead: text.exactOptional().meta({ label: 'Introduction' }),
    drawing: drawing
      .exactOptional()
      .meta({ hint: 'Drawing below the questions, visible also while they are closed.' }),
    questions: z.array(question.meta({ label: 'Question' })).min(1),
  })
  .transform((given) => ({ ...given, id: given.id ?? anchor(given.title) }));

/** The sections with an answered question, numbered `01`, their questions `1.1`. */
const sections = z
  .array(section.meta({ label: 'Section' }))
  .superRefine((given, context) => {
    const seen = new Set<string>();
    const check = (id: string, path: PropertyKey[]) => {
      const message = `expected an id that no other question or section has, got "${id}"`;
      if (seen.has(id)) context.addIssue({ code: 'custom', path, message });
      seen.add(id);
    };
    given.forEach(({ id, questions }, index) => {
      check(id, [index, 'title']);
      questions.forEach((each, place) => {
        check(each.id, [index, 'questions', place, 'id']);
      });
    });
  })
  .default([])
  .transform((given) =>
    given
      .map((each) => ({ ...each, questions: each.questions.filter(isAnswered) }))
      .filter(({ questions }) => questions.length > 0)
      .map((each, index) => ({
        ...each,
        number: String(index + 1).padStart(2, '0'),
        questions: each.questions.map((known, place) => ({
          ...known,
          number: `${index + 1}.${place + 1}`,
        })),
      })),
  );

/**
 * content/prequalification.yaml: the answers of the company, in the order of clients'
 * questionnaires. Questions without a fact, figure or record are left out.
 */
export const prequalification = z.strictObject({
  meta,
  banner: z.strictObject({
    title: text,
    lead,
    picture,
    links: z
      .array(listedLink.meta({ label: 'Link' }))
      .default([])
      .transform(shown)
      .meta({ hint: 'Buttons below the lead.' }),
  }),
  trail: labelledLink.meta({
    label: 'Name in the breadcrumb',
    hint: 'Breadcrumb step between home and this page.',
  }),
  sections,
  end: pageEnd.meta({ label: 'End of the page' }),
});

export type Prequalification = z.infer<typeof prequalification>;
export type AnsweredSection = Prequalification['sections'][number];

export const readPrequalification = contentReader('prequalification', prequalification);
