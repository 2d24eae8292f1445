// How the desk refuses a file of content that it cannot use.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DESK_FILE } from '#shared/desk-content.ts';
import { readContent } from './content.ts';
import { StartError } from './start-error.ts';
import { content } from './testing/content.ts';
import { temporaryDirectory } from './testing/desk.ts';

it('names a file that is missing or damaged, the mistake in it, and what to run', () => {
  const folder = temporaryDirectory();
  const file = join(folder, DESK_FILE);
  const read = () => readContent(folder);
  expect(read).toThrow(StartError);
  expect(read).toThrow(`There is no ${file}: run "npm run build" first`);
  const damaged = (text: string, mistake: RegExp) => {
    writeFileSync(file, text);
    expect(read).toThrow(StartError);
    expect(read).toThrow(
      `${file} is damaged, or was written by another version (run "npm run build")`,
    );
    expect(read).toThrow(mistake);
  };
  const whole = JSON.stringify(content);
  damaged(whole.slice(0, -1), /JSON/);
  damaged(JSON.stringify({ ...content, languages: [] }), /at languages\[0\]/);
  damaged(whole.replace('"career":365', '"career":"never"'), /at retentionDays.career$/);
});
