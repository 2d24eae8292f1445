import { z } from 'zod';
import { text, verbatim } from './fields.server.ts';

/** How a banner shows its picture. Without it, the picture is beside the text. */
export const bannerForm = z.discriminatedUnion('kind', [
  /** Behind the text, which the picture needs calm ground for at its start; above the text on phones. */
  z.strictObject({ kind: z.literal('over') }),
  /** As a low strip below the text, on paper. */
  z.strictObject({ kind: z.literal('strip') }),
  /** As a drawing sheet, with the text in its title block. */
  z.strictObject({
    kind: z.literal('plate'),
    number: verbatim.meta({ hint: 'Number in the title block, such as "MQ-QM-01".' }),
    scale: text.meta({
      hint: 'View in the title block. A ratio such as 1:50 is wrong at every size but one.',
    }),
  }),
  /** Below the lead, which is at display size. */
  z.strictObject({ kind: z.literal('statement') }),
]);
