import { globSync } from 'node:fs';
import { reviewLine } from '#app/content/review.server.ts';
import { runProgram } from './program.ts';

/** `npm run reviews`: lists the content files whose texts nobody in the company has read, as `file:line`. */
await runProgram(async () => {
  for (const file of globSync('content/**/*.{yaml,md}').toSorted()) {
    const line = reviewLine(file);
    if (line > 0) console.info(`${file}:${line}`);
  }
});
