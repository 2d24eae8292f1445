import { z } from 'zod';
import { text, unique } from '#app/content/fields.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { portfolioRecordById } from '#app/content/portfolio.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { isPrerenderedOf } from '#app/layout/details/prerendered-path.server.ts';

/** A contract described in full (spec 2.4, project details). */
const projectDetails = z.strictObject({
  record: portfolioRecordById.meta({
    label: 'Contract',
    hint: 'The contract, from which title, client, value, duration and year are taken.',
  }),
  picture,
  summary: text
    .max(160)
    .meta({ hint: 'For search engines and link previews: at most 160 characters.' }),
  description: text.max(900).meta({
    hint: 'What was done, in at most 900 characters. The page divides it after a sentence that ends before the 250th character.',
  }),
  challenge: text.optional().meta({ hint: 'What was difficult, and how it was solved.' }),
  list: z
    .array(text.meta({ label: 'Point' }))
    .default([])
    .meta({ label: 'Points', hint: 'What was built, one phrase each.' }),
  reference: z
    .strictObject({ text: text.meta({ label: 'Words' }), by: text.meta({ label: 'Said by' }) })
    .optional()
    .meta({
      label: "Client's words",
      hint: "The client's own words about the work, with who said them. Ask before publishing.",
    }),
  facts: z
    .array(z.strictObject({ term: text, text }).meta({ label: 'Fact' }))
    .default([])
    .meta({ hint: 'Further facts for the sidebar.' }),
});

/** content/project-details.yaml: contracts described in full. Their facts are in portfolio.yaml. */
const projects = unique(projectDetails.meta({ label: 'Description' }), {
  record: ({ record: { id } }) => id,
}).meta({
  label: 'Descriptions',
});

export type ProjectDetails = z.infer<typeof projectDetails>;

export const readProjects = contentReader('project-details', projects);

/** Data of a project's page. */
export type ProjectData = NonNullable<ReturnType<typeof projectOf>>;

/** Finds a project by its decoded slug. */
export function projectOf(param: string | undefined) {
  const projects = readProjects();
  const at = projects.findIndex(({ record }) => isPrerenderedOf(param, record.title));
  const project = projects[at];
  if (!project) return undefined;
  const { record, summary, description, challenge, list, reference, facts } = project;
  const neighbours = [...projects.slice(at + 1), ...projects.slice(0, at)].slice(0, 2);
  return {
    ...cardOf(project),
    record,
    summary,
    description,
    challenge,
    list,
    reference,
    facts,
    /** The next projects of the list. */
    neighbours: neighbours.map(cardOf),
    /** Breadcrumb between home and this page. */
    trail: [{ label: readInterface().project.portfolio, to: '/project' }],
  };
}

/** A project as its card shows it. */
const cardOf = ({ record: { title }, picture }: ProjectDetails) => ({
  title,
  thumbnail: picture,
});
