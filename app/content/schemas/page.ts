import { z } from 'zod';
import { labelledLink } from './link.ts';
import { date, meta, text } from './text.ts';

/** Front matter of a Markdown page. */
export const pageFront = z.strictObject({
  /** The page outside itself. */
  meta,
  /** Heading of the page. */
  title: text,
  /** Date of the last change of substance. */
  updated: date.exactOptional(),
});

/** A Markdown page, cut at its second-level headings. */
export type Page = z.infer<typeof pageFront> & {
  /** What stands before the first section, as HTML. */
  intro: string;
  sections: PageSection[];
};

export interface PageSection {
  /** Slug of the title, for links to this section. */
  id: string;
  title: string;
  html: string;
}

/** content/<lang>/thank-you.yaml: where a form without JavaScript lands. */
export const thankYou = z.strictObject({
  /** The page outside itself. */
  meta,
  /** Heading: the success text of spec 8. */
  title: text,
  /** What has happened to what was sent. */
  text,
  /** What happens next to a message, to an application, to an address. */
  next: z.array(text).min(1),
  /** Where to go from here. */
  links: z.array(labelledLink).min(1),
});
