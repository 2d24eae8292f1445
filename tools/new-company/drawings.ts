import sharp from 'sharp';
import type { Answers } from './answers.ts';

const SIZE = { width: 1920, height: 960 };

/** Pixels between two lines of the grid. */
const STEP = 40;

/** A sheet of drawing paper with a grid, in the brand's colours, as PNG. */
export function drawingPaper({ accent, ink }: Answers['brand']): Promise<Buffer> {
  const { width, height } = SIZE;
  const lines = (end: number, draw: (at: number) => string) =>
    Array.from({ length: end / STEP - 1 }, (_, index) => draw((index + 1) * STEP)).join('');
  const grid = lines(width, (x) => `M${x} 0V${height}`) + lines(height, (y) => `M0 ${y}H${width}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ink}"/>
<path d="${grid}" stroke="white" stroke-opacity=".09"/>
<path d="M1120 ${height}V560H1280V360H1480V200H1680V${height}" fill="none" stroke="white" stroke-opacity=".4" stroke-width="3"/>
<path d="M1120 560H1000M1280 360H1000" stroke="${accent}" stroke-width="6"/>
</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A neutral mark in the brand's accent, to be replaced by the company's. */
export function neutralMark({ accent }: Answers['brand']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28"><path fill="currentColor" fill-rule="evenodd" d="M0 0h28v28h-28zM4 4v20h20v-20z"/><path fill="${accent}" d="M8 8h12v12h-12z"/></svg>
`;
}
