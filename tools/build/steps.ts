import { checkContent } from '#app/content/check.server.ts';
import { makeDrawings } from '#tools/drawings/make.ts';
import { makeFonts } from '#tools/fonts/make.ts';
import { makeOutwardFaces } from '#tools/icons/make.ts';
import { makePictures } from '#tools/pictures/make.ts';
import { seal } from '#tools/seal/seal.ts';
import { forgetBuild, rememberBuild } from './fresh.ts';
import { buildPages } from './pages.ts';

type Step = readonly [name: string, run: () => unknown];

/** Content names pictures and drawings; icons name the company, which is content. */
const preparation: readonly Step[] = [
  ['pictures', makePictures],
  ['drawings', makeDrawings],
  ['content', checkContent],
  ['fonts', makeFonts],
  ['icons', makeOutwardFaces],
];

/** Makes and checks what pages are built from, and what the development server needs as well. */
export async function prepare(): Promise<void> {
  await runAll(preparation);
}

/** Builds the site from content, media and code into build/site; says how long each step took. */
export async function build(): Promise<void> {
  forgetBuild();
  await runAll([...preparation, ['pages', buildPages], ['seal', seal]]);
  rememberBuild();
}

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const [name, run] of steps) {
    const start = performance.now();
    process.stdout.write(name.padEnd(9));
    await run();
    const seconds = (performance.now() - start) / 1000;
    console.info(`${seconds.toFixed(1).padStart(6)} s`);
  }
}
