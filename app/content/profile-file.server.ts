import { z } from 'zod';
import { LANGUAGE } from '#shared/language.ts';
import { indexReader } from './readers.server.ts';

/** The company profile as pages offer it. */
const profileFile = z.strictObject({
  /** URL path of the PDF. */
  href: z.string(),
  /** Label of links to it, with format and size. */
  label: z.string(),
  /** Name of the downloaded file. */
  file: z.string(),
});

export type ProfileFile = z.infer<typeof profileFile>;

/** Index of the company profile; empty where the build could not make it (tools/company-profile). */
export const readProfileFile = indexReader(
  `build/company-profile.${LANGUAGE}.json`,
  z.strictObject({ profile: profileFile.exactOptional() }),
);
