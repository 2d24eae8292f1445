import { z } from 'zod';
import { link, picture } from './reference.ts';
import { text } from './text.ts';

const family = z.strictObject({
  /** Step of the breadcrumb between home and the page. */
  label: text,
  /** Page of that step, where it has one. */
  to: link.exactOptional(),
  /** Banner picture of the family's pages. */
  picture,
});

/** content/<lang>/families.yaml: what pages of one family share. */
export const families = z.strictObject({
  company: family,
  services: family,
  policies: family,
  safety: family,
  compliance: family,
});

export const familyName = families.keyof();
