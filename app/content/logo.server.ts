import { z } from 'zod';
import { indexReader } from './readers.server.ts';

const drawing = z.object({
  /** Addresses of its file for light and for dark grounds. */
  light: z.string(),
  dark: z.string(),
  /** On dark grounds it needs a white plate. */
  plate: z.boolean(),
  /** Size in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** Source of a small SVG that shows on all grounds, in that size. */
  inline: z.string().exactOptional(),
});

/** The company's drawings, from media/brand. */
const logo = z.object({
  /** The symbol, beside which the name is text. */
  mark: drawing,
  /** Symbol and name in one drawing. */
  wordmark: drawing.exactOptional(),
});

export type Logo = z.infer<typeof logo>;

export const readLogo = indexReader('build/logo.json', logo);
