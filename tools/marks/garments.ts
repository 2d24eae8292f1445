import type { Volume } from './volume.ts';

const shoulders =
  'M190 298c-38 20-92 26-114 74-14 32-20 74-24 108h376c-4-34-10-76-24-108-22-48-76-54-114-74-14 20-86 20-100 0z';
const bodyShade =
  'M262 300c4 60 0 120-4 250h200V300zM86 400c20 30 26 60 26 140l-20 0c2-90-2-66-6-90z';

/** What head and headwear throw on the chest. */
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
