import { z } from 'zod';
import { shown } from '../content-error.server.ts';
import { readMarks } from '../marks.server.ts';
import { knownPaths } from '../paths.server.ts';
import { readPictures } from '../pictures.server.ts';
import { readSettings } from '../settings.server.ts';

/** A link within the site: a path of the route table, with `#section` where it leads to one. */
export const link = z.string().superRefine((target, context) => {
  if (isKnown(target)) return;
  context.addIssue({
    code: 'custom',
    message: `expected a path of the route table (app/routes.ts), got ${shown(target)}`,
  });
});

/** A link that only template pages show: not checked in a build without them. */
export const templateLink = z.string().superRefine((target, context) => {
  if (!readSettings().estate || isKnown(target)) return;
  context.addIssue({
    code: 'custom',
    message: `expected a path of the route table (app/routes.ts), got ${shown(target)}`,
  });
});

/** A picture by its file name in `media/pictures`, without ending; becomes the picture itself. */
export const picture = z.string().transform((name, context) => {
  const found = readPictures()[name];
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: `expected the name of a picture in media/pictures, got ${shown(name)}`,
  });
  return z.NEVER;
});

/** A mark by its path in `media/marks`, without ending; becomes the mark itself. */
export const mark = z.string().transform((name, context) => {
  const found = readMarks()[name];
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: `expected the name of a mark in media/marks, got ${shown(name)}`,
  });
  return z.NEVER;
});

function isKnown(target: string): boolean {
  return knownPaths().has(target.replace(/#[\w-]+$/, ''));
}
