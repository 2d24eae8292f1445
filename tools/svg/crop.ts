import sharp from 'sharp';
import { type Box, Painted } from '#tools/pictures/painted.ts';
import type { PreparedSvg } from './svg.ts';

/** Programs resolve units other than pixels differently, so the size is in these. */
export function inPixels({ svg, width, height }: PreparedSvg): string {
  return svg.replace(/^<svg[^>]*>/, (open) =>
    open
      .replace(/\s(?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}"`),
  );
}

/** What a drawing paints. */
export function paintedBy(drawing: PreparedSvg): Promise<Painted> {
  const density = 72 * Math.max(1, Painted.SIDE / Math.max(drawing.width, drawing.height));
  return Painted.of(sharp(Buffer.from(inPixels(drawing)), { density: Math.min(density, 100_000) }));
}

/** A part of a drawing as a drawing; all of it without a box. */
export function cropped(drawing: PreparedSvg, box: Box | undefined): PreparedSvg {
  if (!box) return drawing;
  const [left, width] = [rounded(box.left * drawing.width), rounded(box.width * drawing.width)];
  const [top, height] = [rounded(box.top * drawing.height), rounded(box.height * drawing.height)];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`;
  return { svg: `${open}${inPixels(drawing)}</svg>`, width, height };
}

const rounded = (length: number) => Number(length.toFixed(2));
