import type { Volume } from './volume.ts';

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

/** What a helmet's brim throws on the face beneath. */
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
