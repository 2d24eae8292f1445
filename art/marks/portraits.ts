/** Matte materials of the model: lit side, shaded side. */
const materials = {
  paper: ['#f8f5ee', '#d3cabb'],
  card: ['#e9e2d4', '#c2b6a1'],
  wood: ['#d8c3a3', '#b1977a'],
  umber: ['#85745f', '#5f5346'],
  teal: ['#4a6c77', '#2f4d58'],
  ink: ['#24404b', '#122630'],
  orange: ['#e2580f', '#b8460a'],
} as const;

type Material = keyof typeof materials;

/** One body of the model: an outline, and its parts in shade. */
export type Volume = {
  readonly outline: string;
  readonly material: Material;
  /** Soft-edged shade, cut off at the outline. */
  readonly shade?: string;
  /** Shadow of nearer shapes, softer and darker. */
  readonly thrown?: string;
  /** Crisp folds and seams. */
  readonly folds?: string;
};

/** Draws one volume; `id` names its clip path and must be unique among the marks. */
export function volume(body: Volume, id: string, softId: string): string {
  const { outline, material, shade, thrown, folds } = body;
  const [lit, dark] = materials[material];
  if (!shade && !thrown && !folds) return `<path fill="${lit}" d="${outline}"/>`;
  const soft = [
    shade && `<path fill="${dark}" d="${shade}"/>`,
    thrown && `<path fill="#2a2a27" opacity=".27" d="${thrown}"/>`,
  ].filter(Boolean);
  return (
    `<clipPath id="${id}"><path id="${id}o" d="${outline}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#${id})"><use href="#${id}o" fill="${lit}" fill-rule="evenodd"/>` +
    (soft.length ? `<g filter="url(#${softId})">${soft.join('')}</g>` : '') +
    (folds ? `<path fill="${dark}" d="${folds}"/>` : '') +
    '</g>'
  );
}

const shoulders =
  'M190 298c-38 20-92 26-114 74-14 32-20 74-24 108h376c-4-34-10-76-24-108-22-48-76-54-114-74-14 20-86 20-100 0z';
const bodyShade =
  'M262 300c4 60 0 120-4 250h200V300zM86 400c20 30 26 60 26 140l-20 0c2-90-2-66-6-90z';

/** Shadow of head and headwear on the chest. */
const headShadow = 'M236 300c40 20 70 60 150 80l40-20-90-70z';

const collar: Volume = {
  outline: 'M196 280c16 22 72 22 88 0l8 24c-20 28-84 28-104 0z',
  material: 'paper',
  shade: 'M252 280v60h60v-60z',
};

/** Long shirt with a stand collar; `thrown` is the shadow of what hangs over it. */
export function thobe(thrown = headShadow): readonly Volume[] {
  return [
    {
      outline: shoulders,
      material: 'paper',
      shade: bodyShade,
      thrown,
      folds: 'M237 324h3v160h-3zM247 324h3v160h-3zM108 440l6 44h-5z',
    },
    { ...collar, folds: 'M238 296h3v30h-3z' },
  ];
}

/** Cloak over the thobe, edged. */
export const bisht: readonly Volume[] = [
  {
    outline:
      'M186 302c-36 18-90 24-112 70-14 32-20 74-24 108h160c8-60-4-124-24-178zM294 302c36 18 90 24 112 70 14 32 20 74 24 108H270c-8-60 4-124 24-178z',
    material: 'ink',
    shade: 'M270 290c-4 60-4 120-4 250h190V290zM92 400c20 30 24 60 24 90H92c6-40 4-66 0-90z',
    folds:
      'M130 360c14 40 18 80 16 124h4c2-48-4-88-20-124zM352 360c-10 40-14 80-12 124h-4c-2-48 4-88 16-124z',
  },
  {
    outline:
      'M186 302c20 54 32 118 24 178h-11c8-58-4-120-22-174zM294 302c-20 54-32 118-24 178h11c-8-58 4-120 22-174z',
    material: 'wood',
    shade: 'M262 290v250h60V290z',
  },
];

export function jacket(
  material: Volume['material'],
  shirt: Volume['material'] = 'paper',
): readonly Volume[] {
  return [
    {
      outline: 'M186 290q54 44 108 0l4 190H182z',
      material: shirt,
      shade: 'M250 290v250h60V290z',
      thrown: 'M200 290h90l10 40c-30 10-70 0-100-40z',
    },
    {
      outline: 'M192 286l48 36-28 34-30-48zM288 286l-48 36 28 34 30-48z',
      material: shirt,
      shade: 'M244 280v90h60v-90z',
    },
    {
      outline:
        'M184 302c-36 18-86 24-108 70-14 32-20 74-24 108h188C220 420 200 360 184 302zM296 302c36 18 86 24 108 70 14 32 20 74 24 108H240c20-60 40-120 56-178z',
      material,
      shade: 'M262 290c10 60 0 120-10 250h200V290zM88 400c22 30 26 60 26 90H92c4-40 0-66-4-90z',
      thrown: headShadow,
    },
    {
      outline:
        'M184 302l-26 22 12 50 20-4-8 20 58 90C216 420 196 360 184 302zM296 302l26 22-12 50-20-4 8 20-58 90c24-60 44-120 56-178z',
      material,
      shade: 'M158 330l14 40 20-4-6 24 54 90-40-40-50-76zM250 300v190l90-80V300z',
    },
  ];
}

/** Work shirt under a vest with two reflective bands. */
export function vest(material: Volume['material'], shirt: Volume['material']): readonly Volume[] {
  return [
    { outline: shoulders, material: shirt, shade: bodyShade, thrown: headShadow },
    {
      outline: 'M190 288l50 40-26 26-34-44zM290 288l-50 40 26 26 34-44z',
      material: shirt,
      shade: 'M246 280v90h60v-90z',
    },
    {
      outline:
        'M176 306c-16 8-34 14-50 20 10 50 6 104-2 154h112c0-70-36-120-60-174zM304 306c16 8 34 14 50 20-10 50-6 104 2 154H244c0-70 36-120 60-174z',
      material,
      shade: 'M268 300v250h100V300zM206 372c20 36 28 70 30 110h-16c0-40-6-76-14-110z',
      folds: 'M244 400h3v90h-3z',
    },
    {
      outline:
        'M129 404c30 8 60 12 88 12l6 24c-32 0-66-4-96-12zM351 404c-30 8-60 12-88 12l-6 24c32 0 66-4 96-12z',
      material: 'paper',
      shade: 'M284 390v60h90v-60z',
    },
    {
      outline:
        'M146 319l20-8c6 32 8 62 6 98l-20-2c2-32 0-60-6-88zM334 319l-20-8c-6 32-8 62-6 98l20-2c-2-32 0-60 6-88z',
      material: 'paper',
      shade: 'M300 300v120h50V300z',
    },
  ];
}

/** Plain long coat closed to the neck. */
export function coat(material: Volume['material']): readonly Volume[] {
  return [
    {
      outline: shoulders,
      material,
      shade: bodyShade,
      thrown: headShadow,
      folds: 'M238 330h3v160h-3zM112 430l8 54h-5zM366 430l-6 54h4z',
    },
  ];
}

/** Heads face slightly left, towards the light; the terminator follows brow, nose and chin. */
export const head: Volume = {
  outline: 'M240 108c42 0 60 30 59 68-1 46-23 90-59 94-36-4-58-48-59-94-1-38 17-68 59-68z',
  material: 'wood',
  shade: 'M262 96c-10 30-8 58-12 74-3 16-10 30-15 42 2 8 11 8 11 16-2 8 2 14-2 46l70 10V96z',
};

export const neck: Volume = {
  outline: 'M208 230h64c0 40 4 62 20 78-26 26-78 26-104 0 16-16 20-38 20-78z',
  material: 'wood',
  shade: 'M250 220c-4 40-2 70 4 110h60V220z',
  thrown: 'M200 220h80v48c-20 24-50 24-80-4z',
};

/** Cloth behind the neck, seen between the falls of a ghutra. */
export const ghutraBack: Volume = {
  outline: 'M182 160h116c4 60 0 120-10 156h-96c-10-36-14-96-10-156z',
  material: 'card',
  shade: 'M160 150h160v190H160z',
  thrown: 'M240 150h90v190h-90z',
};

/** Cloth falling from the crown to the chest on both sides. */
export const ghutra: readonly Volume[] = [
  {
    outline:
      'M240 82c-55 0-77 43-78 94-1 66-18 122-52 202l88 54c14-42 16-80 8-114-11-34-18-74-17-116 1-28 17-40 51-50 34 10 50 22 51 50 1 42-6 82-17 116-8 34-6 72 8 114l88-54c-34-80-51-136-52-202-1-51-23-94-78-94z',
    material: 'paper',
    shade:
      'M262 70c10 30 22 50 26 76 8 60-8 120-18 170 0 50 6 80 14 130h110V70zM190 180c-2 50 2 90 14 130 6 40 0 90-8 126l-14-10c10-50 8-90 0-126-8-40-6-80 8-120z',
    folds:
      'M176 190c-2 70-18 140-42 204l6 4c22-66 34-136 36-208zM192 250c2 60-4 110-18 170l6 4c14-60 18-114 12-174zM306 196c4 70 18 130 38 194l5-4c-20-64-34-124-43-190zM290 262c-2 60 2 104 16 158l5-3c-13-50-19-96-21-155z',
  },
];

/** Cloth with one side thrown over the shoulder. */
export const ghutraThrown: readonly Volume[] = [
  {
    outline:
      'M240 82c-55 0-77 43-78 94 0 40-8 84-24 120 24 30 50 36 72 30-14-34-22-78-21-124 1-28 17-40 51-50 34 10 50 22 51 50 1 42-6 82-17 116-6 44-2 84 10 128l96-40c-40-92-61-152-62-230-1-51-23-94-78-94z',
    material: 'paper',
    shade:
      'M262 70c10 30 22 50 26 76 8 60-8 120-18 170 0 50 6 90 14 150h120V70zM190 180c-4 50 4 100 22 150l-26 4c-10-50-10-100 4-154z',
    folds:
      'M176 190c0 50-8 90-22 124l6 3c12-36 18-80 16-127zM306 196c6 80 24 144 48 208l6-3c-24-62-44-128-54-205zM290 262c-2 70 4 114 18 166l5-2c-13-52-20-98-23-164z',
  },
];

export const agal: readonly Volume[] = [
  {
    outline: 'M165 128c24 26 126 26 150 0l1 15c-26 27-126 27-152 0z',
    material: 'ink',
    shade: 'M262 120h70v50h-62z',
  },
  {
    outline: 'M171 111c24 26 114 26 138 0l4 13c-28 27-118 27-146 0z',
    material: 'ink',
    shade: 'M260 100h70v50h-66z',
  },
];

/** Safety helmet; `material` of the shell. */
export function helmet(material: Volume['material']): readonly Volume[] {
  return [
    {
      outline: 'M176 158c-6-58 24-90 64-90s70 32 64 90l-4 20H180z',
      material,
      shade: 'M266 60c14 34 16 70 10 130h50V60z',
      folds:
        'M222 70c-5 30-6 66-4 106h3c-1-40 1-76 5-107zM258 70c5 30 6 66 4 106h-3c1-40-1-76-5-107z',
    },
    {
      outline: 'M160 158c30 24 130 24 160 0 0 12-8 20-18 25-34 17-90 17-124 0-10-5-18-13-18-25z',
      material,
      shade: 'M254 150l4 60h70v-70zM158 176c40 18 124 18 164 0v34H158z',
    },
  ];
}

/** Shadow of a helmet's brim on the face. */
export const brimShadow = 'M176 168h130v40c-40 20-90 20-130-6z';

/** Scarf wound about head and neck; `material` of the cloth. */
export function hijab(material: Volume['material']): readonly Volume[] {
  return [
    {
      outline:
        'M240 88c-52 0-73 42-71 96 2 44 12 66 20 94 0 34-48 34-68 88 50 66 188 66 238 0-20-54-68-54-68-88 8-28 18-50 20-94 2-54-19-96-71-96zm0 44c30 0 49 24 49 56 0 38-21 72-49 76-28-4-49-38-49-76 0-32 19-56 49-56z',
      material,
      shade:
        'M264 70c20 30 28 70 26 110-4 50-20 80-46 94-6 40 0 100 16 170h120V70zM188 206c4 40 26 62 52 64-10 12-40 8-56-20z',
      folds:
        'M292 240c-18 46-78 62-132 104 46-54 108-62 132-104zM290 272c-14 50-70 70-124 104 44-50 102-60 124-104zM294 296c-2 50-50 76-96 106 38-42 84-60 96-106zM184 262c12 26 30 34 52 38-28 2-46-10-52-38z',
    },
  ];
}

export const shortHair: readonly Volume[] = [
  {
    outline:
      'M181 184c-10-56 14-92 59-92s70 36 59 92c-4-18-8-34-24-44-26 8-54 6-74-2-12 12-16 28-20 46z',
    material: 'umber',
    shade: 'M262 84c10 20 8 40 6 60l20 50h30V84z',
  },
];

/** Hair behind the neck. */
export const bobBack: Volume = {
  outline: 'M186 176h108l8 112h-124z',
  material: 'umber',
  shade: 'M160 150h170v160H160z',
};

export const bob: readonly Volume[] = [
  {
    outline:
      'M240 90c-58 0-76 44-74 100 1 40-4 70-14 96 20 14 44 14 60 6-12-22-22-50-24-84 8-14 14-30 16-50 24 8 56 4 74-10 4 24 12 44 15 62-2 32-12 60-24 82 16 8 40 8 60-6-10-26-15-56-14-96 1-56-17-100-75-100z',
    material: 'umber',
    shade:
      'M262 80c14 20 16 40 14 62l16 60-30 100h80V80zM190 200c0 40 8 70 26 96l-20 4c-10-40-14-70-6-100z',
  },
];

export const beard: Volume = {
  outline:
    'M182 190c2 24 10 42 24 48 8-10 20-14 34-12 14-2 26 2 34 12 14-6 22-24 24-48 1 52-22 94-58 100-36-6-59-48-58-100z',
  material: 'umber',
  shade: 'M242 200c-4 30 2 60-2 106h70V180z',
};

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

/** Shadow of a ghutra's long end on the chest. */
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

/** A square picture; every id contains the portrait's name. */
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
