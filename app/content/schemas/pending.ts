import { z } from 'zod';
import { labelledTemplateLink } from './link.ts';
import { meta, text } from './text.ts';
import { unique } from './unique.ts';

/** A route whose page is not built yet. */
const pendingPage = z.strictObject({
  /** Its path in the route table. */
  path: z.string().startsWith('/', { error: 'expected a path that begins with "/"' }),
  /** True for a page of the real-estate template. */
  template: z.boolean().default(false),
  /** Title of the page. */
  title: text,
  /** Description for search engines. */
  description: meta.shape.description,
  /** What the page will hold, and where to ask meanwhile: one sentence. */
  text,
  /** Where to go meanwhile. */
  links: z.array(labelledTemplateLink).min(2).max(3),
});

/** content/<lang>/pending.yaml: shrinks to nothing. */
export const pending = unique(pendingPage, { path: ({ path }) => path });

export type PendingPage = z.infer<typeof pendingPage>;
