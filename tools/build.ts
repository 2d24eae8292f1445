import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeDrawings } from './drawings/make.ts';
import { makeFonts } from './fonts/make.ts';
import { makeOutwardFaces } from './icons/make.ts';
import { makePictures } from './pictures/make.ts';

const steps: [name: string, run: () => void | Promise<void>][] = [
  ['pictures', makePictures],
  ['drawings', makeDrawings],
  ['fonts', makeFonts],
  ['icons', makeOutwardFaces],
  ['pages', reactRouterBuild],
  // Loaded late: it reads content through modules that must not be older than the build before it.
  ['seal', async () => (await import('./seal/seal.ts')).seal()],
];

for (const [name, run] of steps) {
  const start = performance.now();
  await run();
  console.info(`${name.padEnd(9)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function reactRouterBuild(): void {
  // Vite leaves that to us (vite.config.ts): old files must not be sealed with the new.
  for (const folder of ['client', 'server'])
    rmSync(`build/${folder}`, { recursive: true, force: true });
  const { status } = spawnSync('react-router', ['build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
