import { z } from 'zod';
import { indexReader } from './readers.server.ts';

/** In CSS pixels. */
const size = { width: z.number(), height: z.number() };

const drawing = z.union([
  z.object({
    /** Source of a small SVG that shows on all grounds. */
    inline: z.string(),
    ...size,
  }),
  z.object({
    /** Addresses of its file for light and for dark grounds. */
    light: z.string(),
    dark: z.string(),
    /** On dark grounds it needs a white plate. */
    plate: z.boolean(),
    ...size,
  }),
]);

/** The company's drawings, from media/brand. */
const logo = z.object({
  /** The symbol, beside which the name is text. */
  mark: drawing,
  /** Symbol and name in one drawing. */
  wordmark: drawing.exactOptional(),
});

export type Logo = z.infer<typeof logo>;

export const readLogo = indexReader('build/logo.json', logo);
