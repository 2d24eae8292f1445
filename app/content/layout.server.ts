import { z } from 'zod';
import { text, textWith } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import {
  isHidden,
  labelledLink,
  labelledTemplateLink,
  listedLink,
  optionalLink,
  pageLink,
  pictureAt,
  shown,
  templateLink,
} from './references.server.ts';

/** A small square in the footer, at twice its size for phones. */
const galleryPicture = pictureAt({ width: 280, height: 280 });

/** Anchors of the home page that a navigation entry may lead to. */
const section = z.enum(['about-us', 'services', 'our-key-persons']);

/** An entry of the main navigation: a link (`to`), or a dropdown (`items`) with an optional section. */
const navigationEntry = z
  .strictObject({
    label: text.meta({ hint: 'Label of the entry.' }),
    to: listedLink.shape.to
      .exactOptional()
      .meta({ label: 'Leads to', hint: 'Page this entry leads to, of this site or another.' }),
    section: section
      .exactOptional()
      .meta({ hint: "Section of the home page that the dropdown's own label leads to." }),
    items: z
      .array(listedLink.meta({ label: 'Item' }))
      .min(1)
      .transform(shown)
      .exactOptional()
      .meta({ hint: 'Pages of the dropdown.' }),
    holds: z.array(z.string().startsWith('/')).min(1).exactOptional().meta({
      label: 'Also marked on',
      hint: 'Further paths that highlight this entry; a path with a final slash includes all paths below it.',
    }),
  })
  .refine(({ to, section, items, holds }) => (to ? !items && !section : items && !holds), {
    error: 'expected either `to` (with or without `holds`), or `items` (with or without `section`)',
  });

/** A page, or with a final slash all pages below it. */
const pageOrBelow = z.string().superRefine((path, context) => {
  const [issue] = pageLink.safeParse(path).error?.issues ?? [];
  if (issue && !/^\/.+\/$/.test(path)) context.addIssue({ code: 'custom', message: issue.message });
});

const callToAction = <Button extends z.ZodType, Secondary extends z.ZodType>(
  button: Button,
  secondary: Secondary,
) =>
  z.strictObject({
    title: text.meta({ hint: 'Heading of the block.' }),
    text: text.meta({ hint: 'What the reader can do next, and what the company returns.' }),
    button: button.meta({ hint: 'First button.' }),
    secondary: secondary.meta({ hint: 'Second, quieter button.' }),
  });

const exception = {
  form: z.enum(['statement', 'line']).exactOptional().meta({
    label: 'Shape',
    hint: 'A statement is a dark band, a line a low row without a border.',
  }),
};

const corporateException = callToAction(listedLink, optionalLink)
  .extend({ ...exception, on: z.array(pageOrBelow).min(1) })
  .meta({ label: 'Exception' });

const templateException = callToAction(labelledTemplateLink, labelledTemplateLink.optional())
  .extend({ ...exception, on: z.array(templateLink).min(1) })
  .meta({ label: 'Exception' });

/** content/layout.yaml: the header and footer of every page. */
const layout = z.strictObject({
  navigation: z
    .array(navigationEntry)
    .min(1)
    .transform((entries) => shown(entries).filter(({ items }) => items?.length !== 0))
    .meta({ hint: 'The main menu. Links to hidden pages are left out.' }),
  headerButton: z
    .strictObject({
      corporate: labelledLink.meta({ hint: "On the contractor's pages." }),
      template: labelledTemplateLink
        .exactOptional()
        .meta({ hint: "On the real-estate template's pages; by default the same." }),
      exceptions: z
        .array(
          z
            .strictObject({ on: z.array(templateLink).min(1), button: labelledTemplateLink })
            .meta({ label: 'Exception' }),
        )
        .default([])
        .meta({ hint: 'Template pages with another button.' }),
    })
    .transform((buttons) => ({ template: buttons.corporate, ...buttons }))
    .meta({ hint: 'Button in the header, by kind of page.' }),
  callToAction: z
    .strictObject({
      corporate: callToAction(labelledLink, optionalLink).meta({
        hint: "On the contractor's pages.",
      }),
      template: callToAction(labelledTemplateLink, labelledTemplateLink.optional())
        .exactOptional()
        .meta({
          hint: "On the real-estate template's pages; by default the same.",
        }),
      exceptions: z
        .array(corporateException)
        .default([])
        .transform((all) => all.filter(({ button }) => !isHidden(button.to)))
        .meta({
          hint: "The contractor's pages whose readers do something else next, and the pages below them.",
        }),
      templateExceptions: z.array(templateException).default([]).meta({
        hint: "The template's pages whose readers do something else next, and the pages below them.",
      }),
    })
    .transform((texts) => ({ template: texts.corporate, ...texts }))
    .meta({ hint: 'What the reader can do next: the block above the footer of every page.' }),
  bidStrip: z
    .strictObject({
      label: text.meta({ hint: 'What the line is called to those who hear the page.' }),
      links: z
        .array(listedLink.meta({ label: 'Link' }))
        .min(1)
        .transform(shown)
        .meta({ hint: 'Figures and pages that bid managers look for; short enough for one line.' }),
      notOn: z
        .array(pageOrBelow)
        .default([])
        .meta({ hint: 'Pages whose readers do not bid, and the pages below them.' }),
    })
    .exactOptional()
    .meta({ hint: "The line below the header of the contractor's pages." }),
  footer: z
    .strictObject({
      linksTitle: text.meta({ hint: 'Heading of the link list.' }),
      links: z
        .array(listedLink.meta({ label: 'Link' }))
        .min(1)
        .transform(shown)
        .meta({ hint: 'The link list, in display order.' }),
      galleryTitle: text.meta({ hint: 'Heading of the pictures.' }),
      gallery: z
        .array(
          z.strictObject({
            picture: galleryPicture,
            label: text,
            to: listedLink.shape.to,
          }),
        )
        .default([])
        .transform(shown)
        .meta({ hint: 'Pictures, each leading to a page; three fit in a row.' }),
      socialTitle: text.meta({ hint: 'Name of the list of networks.' }),
      subscribe: z
        .strictObject({
          title: text.meta({ hint: 'Heading of the box.' }),
          consent: text.meta({ hint: 'What subscribers get, and what they agree to.' }),
          leave: text.meta({ hint: 'How to leave the list.' }),
        })
        .meta({ hint: 'Texts of the subscribe box.' }),
      registrations: z
        .array(listedLink)
        .default([])
        .transform(shown)
        .meta({ hint: 'The numbers that the law asks for, each leading to its certificate.' }),
      legal: z
        .array(listedLink)
        .default([])
        .transform(shown)
        .meta({ hint: 'Links on the last line.' }),
      copyright: textWith('year').meta({ hint: 'Copyright line.' }),
    })
    .meta({ hint: 'The footer' }),
});

export type Site = z.infer<typeof layout>;
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const readLayout = contentReader('layout', layout);
