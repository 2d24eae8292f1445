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

/** One body of the model: an outline, and the parts of it that lie in shade. */
export type Volume = {
  readonly outline: string;
  readonly material: Material;
  /** Soft-edged shade, cut off at the outline. */
  readonly shade?: string;
  /** Shadow thrown on it by what stands in front, softer and darker. */
  readonly thrown?: string;
  /** Crisp folds and seams. */
  readonly folds?: string;
};

/** Draws one volume; `id` keeps its clip path apart from every other mark's. */
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
