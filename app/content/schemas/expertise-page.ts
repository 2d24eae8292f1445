import { z } from 'zod';
import { picture } from './reference.ts';
import { text } from './text.ts';

/** content/<lang>/expertise-page.yaml: the words round the categories on their own page. */
export const expertisePage = z.strictObject({
  banner: z.strictObject({ title: text, lead: text, picture }),
  /** Step of the breadcrumb between home and this page. */
  trail: text,
  /** Above the list of categories that leads to each. */
  index: z.strictObject({ title: text }),
  trades: z.strictObject({ title: text, lead: text }),
});
