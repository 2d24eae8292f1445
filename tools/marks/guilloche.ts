/** Sheet of A4 proportion that every certificate is drawn on. */
export const sheet = { width: 420, height: 594 } as const;

const margin = 16;
const thickness = 20;

/**
 * A band of crossing waves all round, with ruled edges and corner squares.
 * `waves` fit the short side; the long side takes half as many again.
 */
export function border(id: string, colour: string, waves: number): string {
  const across = sheet.width - 2 * (margin + thickness);
  const along = sheet.height - 2 * (margin + thickness);
  const tile = across / waves;
  const quarter = tile / 4;
  const curve = `q${n(quarter)}-17 ${n(2 * quarter)} 0t${n(2 * quarter)} 0`;
  const wave = (start: number) => `M${n(start)} 10${curve}t${n(2 * quarter)} 0t${n(2 * quarter)} 0`;
  const strands = [0, 1, 2, 3].map((i) => wave(-tile + i * quarter)).join('');
  const pattern = (name: string, x: number, y: number, turn: string, strand: string) =>
    `<pattern id="${id}-${name}" x="${x}" y="${y}" width="${n(tile)}" height="20" patternUnits="userSpaceOnUse"${turn}>` +
    `${strand}</pattern>`;
  const edge = margin + thickness;
  return (
    pattern(
      'h',
      edge,
      margin,
      '',
      `<path id="${id}-w" d="${strands}" fill="none" stroke="${colour}" stroke-width=".7"/>`,
    ) +
    pattern('v', edge, -edge, ' patternTransform="rotate(90)"', `<use href="#${id}-w"/>`) +
    `<path id="${id}-t" fill="url(#${id}-h)" d="M${edge} ${margin}h${across}v20h-${across}z"/><use href="#${id}-t" y="${sheet.height - edge - margin}"/>` +
    `<path id="${id}-l" fill="url(#${id}-v)" d="M${margin} ${edge}h20v${along}h-20z"/><use href="#${id}-l" x="${sheet.width - edge - margin}"/>` +
    `<path fill="none" stroke="${colour}" d="M16 16h388v562H16zM36 36h348v522H36zM16 36h20V16M404 36h-20V16M16 558h20v20M404 558h-20v20M20 20h12v12H20zM388 20h12v12h-12zM20 562h12v12H20zM388 562h12v12h-12z"/>`
  );
}

/**
 * A rosette of 2 ^ `power` crossing ellipses about the origin, made by doubling:
 * every group repeats the one before it, turned. Returned as a definition to `use`.
 */
export function rosette(id: string, radius: number, power: number, flat: number): string {
  let shape = `<ellipse id="${id}-0" rx="${radius}" ry="${n(radius * flat)}"/>`;
  for (let i = 1; i <= power; i++)
    shape = `<g id="${id}-${i}">${shape}<use href="#${id}-${i - 1}" transform="rotate(${n(180 / 2 ** i)})"/></g>`;
  return shape;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
