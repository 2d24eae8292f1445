import { bisht, coat, jacket, thobe, vest } from './garments.ts';
import {
  agal,
  beard,
  bob,
  bobBack,
  brimShadow,
  ghutra,
  ghutraBack,
  ghutraThrown,
  head,
  helmet,
  hijab,
  neck,
  shortHair,
} from './headwear.ts';
import { type Volume, volume } from './volume.ts';

type Portrait = {
  readonly title: string;
  readonly ground: string;
  readonly bodies: readonly Volume[];
};

const sand = '#ece5d8';
const warm = '#f0dcc4';

/** The one orange part of a picture. */
const orange = (outline: string): Volume => ({ outline, material: 'orange' });

const tie: Volume = {
  outline: 'M232 322h16l5 16-6 8 9 84-16 40-16-40 9-84-6-8z',
  material: 'orange',
  shade: 'M244 316c-2 60 4 100-4 170h30V316z',
};

/** What a ghutra's long fall throws on the chest. */
const lappetShadow = 'M262 330l24 122 108-40-60-150 80 60 40 80-90 60-100 0z';
const fallShadow = 'M262 330l26 116 104-58-60-150 70 60 32 80-118 90-60 0z';

const underBrim: Volume = { ...head, thrown: brimShadow };

export const portraits: Record<string, Portrait> = {
  'vice-president': {
    title: 'Model figure in ghutra, agal and bisht',
    ground: sand,
    bodies: [
      ghutraBack,
      neck,
      ...thobe(),
      ...bisht,
      head,
      ...ghutra,
      ...agal,
      orange('M234 352h13v5h-13z'),
    ],
  },
  'director-of-projects': {
    title: 'Model figure in helmet and site vest',
    ground: sand,
    bodies: [
      neck,
      ...vest('teal', 'ink'),
      underBrim,
      ...helmet('paper'),
      orange('M152 356h16v30h-16z'),
    ],
  },
  'procurement-manager': {
    title: 'Model figure in thobe, ghutra over one shoulder',
    ground: sand,
    bodies: [
      ghutraBack,
      neck,
      ...thobe(lappetShadow),
      head,
      beard,
      ...ghutraThrown,
      ...agal,
      orange('M164 384h6v34h-6z'),
    ],
  },
  'company-representative': {
    title: 'Model figure in a jacket',
    ground: sand,
    bodies: [neck, ...jacket('teal'), head, ...shortHair, orange('M166 350h11v11h-11z')],
  },
  'technical-department-manager': {
    title: 'Model figure in hijab and helmet',
    ground: sand,
    bodies: [
      ...coat('teal'),
      underBrim,
      ...hijab('card'),
      ...helmet('paper'),
      orange('M234 84h12v12h-12z'),
    ],
  },
  'estate-1': {
    title: 'Model figure in hijab and a light coat',
    ground: warm,
    bodies: [...coat('paper'), head, ...hijab('teal'), orange('M176 414h12v12h-12z')],
  },
  'estate-2': {
    title: 'Model figure with a beard, in a sand jacket',
    ground: warm,
    bodies: [neck, ...jacket('card'), head, beard, ...shortHair, orange('M158 372l22-5 1 6-22 5z')],
  },
  'estate-3': {
    title: 'Model figure in thobe, ghutra and agal',
    ground: warm,
    bodies: [
      ghutraBack,
      neck,
      ...thobe(fallShadow),
      head,
      ...ghutra,
      ...agal,
      orange('M236 396h14v4h-14z'),
    ],
  },
  'estate-4': {
    title: 'Model figure with hair to the neck, in a jacket',
    ground: warm,
    bodies: [bobBack, neck, ...jacket('teal', 'card'), head, ...bob, orange('M164 352h13v5h-13z')],
  },
  'estate-5': {
    title: 'Model figure in a dark jacket and tie',
    ground: warm,
    bodies: [neck, ...jacket('ink'), tie, head, ...shortHair],
  },
  'estate-6': {
    title: 'Model figure in a sand hijab and dark jacket',
    ground: warm,
    bodies: [...jacket('ink', 'card'), head, ...hijab('card'), orange('M322 420h14v5h-14z')],
  },
};

/** A square picture; every id carries the portrait's own name. */
export function portrait(name: string, { title, ground, bodies }: Portrait): string {
  const soft = `${name}-soft`;
  const figure = `${name}-figure`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">' +
    `<title>${title}</title>` +
    `<filter id="${soft}" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>` +
    `<filter id="${name}-cast" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="150%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="9"/>` +
    '<feColorMatrix values="0 0 0 0 .32 0 0 0 0 .26 0 0 0 0 .18 0 0 0 .2 0"/></filter>' +
    `<path fill="${ground}" d="M0 0h480v480H0z"/>` +
    `<use href="#${figure}" filter="url(#${name}-cast)" transform="matrix(1 0 -.46 .86 221 67)"/>` +
    `<g id="${figure}">${bodies.map((body, i) => volume(body, `${name}-${i}`, soft)).join('')}</g></svg>\n`
  );
}
