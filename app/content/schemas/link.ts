import { z } from 'zod';
import { link, templateLink } from './reference.ts';
import { text } from './text.ts';

/** A link within the site and its words. */
export const labelledLink = z.strictObject({ label: text, to: link });

/** The same, shown on template pages only. */
export const labelledTemplateLink = z.strictObject({ label: text, to: templateLink });

export type LabelledLink = z.infer<typeof labelledLink>;
