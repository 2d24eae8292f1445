import { z } from 'zod';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { phone, text } from './text.ts';

/** Words before a telephone number, and the number. */
export const help = z.strictObject({ label: text, phone });

/** What a home variant begins with: the page's h1 over a picture, and whom to call. */
const hero = z.strictObject({
  kind: z.literal('hero'),
  /** Small line above the title. */
  subtitle: text,
  /** The page's h1. */
  title: text,
  text,
  help,
  link: labelledLink,
  picture,
});

/** The same with a search by keyword; its tabs switch what is searched (spec 4). */
const searchBanner = z.strictObject({
  kind: z.literal('search-banner'),
  subtitle: text,
  title: text,
  text,
  help,
  picture,
  /** Names the tabs. */
  modesLabel: text,
  /** Search modes: the words of a tab, and what its field asks for. */
  modes: z.array(z.strictObject({ label: text, placeholder: text })).min(2),
});

/** Kinds of sections that hold the page's h1. */
export const estateHeads = [hero, searchBanner] as const;
