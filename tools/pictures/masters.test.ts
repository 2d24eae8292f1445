import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { makePictures } from './make.ts';
import { pictureHash, readMasters } from './masters.ts';

const hash = pictureHash(Buffer.from('picture'));

beforeEach(() => {
  // Discards warnings of other test files in the same process.
  takeWarnings();
  const settings = resolve('content/site.yaml');
  enterTemporaryDirectory('media/pictures', 'content/estate');
  copyFileSync(settings, 'content/site.yaml');
  put('tank.jpg');
  list('[]\n', 'content/estate/pictures.yaml');
});

const put = (file: string, bytes: string | Buffer = 'picture') =>
  writeFileSync(join('media/pictures', file), bytes);

const list = (yaml: string, file = 'content/pictures.yaml') => writeFileSync(file, yaml);

const tank = '- id: tank\n  file: /media/pictures/tank.jpg\n  alt: A tank\n';

test.each([
  'tank.jpg',
  'TANK.JPG',
  'tank 2.jpeg',
  'tank.1.PNG',
  'خزان.heic',
  'a.TIF',
  'b.avif',
  'c.webp',
])('reads %s, whose entry needs only an alternative text', (file) => {
  rmSync('media/pictures/tank.jpg');
  put(file);
  const path = `media/pictures/${file}`;
  list(`- id: a-1\n  file: /${path}\n  alt: A tank\n`);
  expect(readMasters()).toEqual([
    { id: 'a-1', file: path, bytes: Buffer.from('picture'), focus: [0.5, 0.5] },
  ]);
  expect(takeWarnings()).toEqual([]);
});

test('a focus is a point in per cent of width and height', () => {
  list(`${tank}  focus: { left: 20, top: 75 }\n`);
  expect(readMasters()).toMatchObject([{ focus: [0.2, 0.75] }]);
});

test('of a part that is shown, the focus is a point, by default its middle', () => {
  const part = '  crop: { left: 20, top: 0, width: 40, height: 50 }\n';
  list(`${tank}${part}  focus: { left: 30, top: 75 }\n`);
  const crop = { left: 20, top: 0, width: 40, height: 50 };
  expect(readMasters()).toMatchObject([{ crop, focus: [0.25, 1] }]);
  list(`${tank}${part}`);
  expect(readMasters()).toMatchObject([{ crop, focus: [0.5, 0.5] }]);
});

test.each([
  [`${tank}  focus: { left: 200, top: 75 }\n`, '4 [0].focus.left: expected at most 100'],
  [
    `${tank}  crop: { left: 60, top: 0, width: 50, height: 100 }\n`,
    '4 [0].crop.width: expected at most what is left of the picture to the right: with "left", 100 in all',
  ],
  [`${tank}  for: 1234567890\n`, '4 [0].for: expected a text, got the number 1234567890'],
  [tank.replace('A tank', '""'), '3 [0].alt: expected a text that is not empty'],
  [
    tank.replace('tank.jpg', 'tonk.jpg'),
    '2 [0].file: expected the path of a file such as "/media/pictures/pump-station.jpg", got "/media/pictures/tonk.jpg": there is no such file; did you mean "/media/pictures/tank.jpg"?',
  ],
])('an invalid entry stops the build, with file, line and field: %j', (yaml, message) => {
  list(yaml);
  expect(() => readMasters()).toThrow(`content/pictures.yaml:${message}`);
});

test('the list is read as other programs save it, or refused with what to do', () => {
  list(`\u{FEFF}${tank.replaceAll('\n', '\r\n')}`);
  expect(readMasters()).toMatchObject([{ id: 'tank' }]);
  writeFileSync(
    'content/pictures.yaml',
    Buffer.from(tank.replace('A tank', 'Ein \u00fc'), 'latin1'),
  );
  expect(() => readMasters()).toThrow('content/pictures.yaml:3 expected UTF-8');
});

test('a file without an entry warns with the lines to add, except the description', () => {
  put('Gate 1.jpg');
  list(tank);
  expect(readMasters()).toHaveLength(1);
  const [warning = '', ...others] = takeWarnings();
  expect(others).toEqual([]);
  expect(warning).toMatch(/^media\/pictures\/Gate 1\.jpg:1 .*content\/pictures\.yaml/);
  const lines = /\n(- id:[\s\S]*)$/.exec(warning)?.[1] ?? '';
  expect(lines).toContain('""');
  list(`${tank}${lines.replace('""', 'A gate')}\n`);
  expect(readMasters()).toMatchObject([{ id: 'tank' }, { id: 'gate-1' }]);
  expect(takeWarnings()).toEqual([]);
});

test('an entry that describes another file warns with the new hash, and stays in use', () => {
  list(`${tank}  for: '0123456789'\n`);
  expect(readMasters()).toHaveLength(1);
  expect(takeWarnings()).toEqual([
    `content/pictures.yaml:4 [0].for: this text describes another picture: check alt, focus and licence, then write "${hash}" here or remove this line`,
  ]);
  list(`${tank}  for: ${hash}\n`);
  readMasters();
  expect(takeWarnings()).toEqual([]);
});

test('a file that is no picture stops the build; those of operating systems do not', () => {
  list(tank);
  for (const file of ['.DS_Store', 'Thumbs.db']) put(file, '');
  expect(readMasters()).toHaveLength(1);
  put('layers.psd', '8BPS');
  expect(() => readMasters()).toThrow(/layers\.psd: expected a JPEG, .* save it as JPEG/);
});

test('pictures of the template are read with it, and left alone without', () => {
  put('estate-1.jpg');
  list(tank);
  list(tank.replaceAll('tank', 'estate-1'), 'content/estate/pictures.yaml');
  const ids = ['tank', ...(hasTemplate() ? ['estate-1'] : [])];
  expect(readMasters().map(({ id }) => id)).toEqual(ids);
  expect(takeWarnings()).toEqual([]);
});

test('a picture of 300 px stops the build with its size and the minimum', async () => {
  const small = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } });
  put('tank.jpg', await small.jpeg().toBuffer());
  list(tank);
  await expect(makePictures()).rejects.toThrow(
    'media/pictures/tank.jpg: expected a picture at least 480 px wide, got 300 × 200: take a larger file',
  );
});

test('a part of a picture has files of its own, and the same minimum', async () => {
  const large = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#888' } });
  put('tank.jpg', await large.jpeg().toBuffer());
  const part = (width: number) =>
    `${tank}  crop: { left: 0, top: 0, width: ${width}, height: 100 }\n`;
  const made = async (yaml: string) => {
    list(yaml);
    await makePictures();
    return JSON.parse(readFileSync('build/pictures.json', 'utf8')).tank;
  };
  const whole = await made(tank);
  const half = await made(part(50));
  expect([whole.width, half.width]).toEqual([1000, 500]);
  expect(half.files[0].src).not.toBe(whole.files[0].src);
  list(part(40));
  await expect(makePictures()).rejects.toThrow(
    'got 400 × 500: show a larger part of it, or take a larger file',
  );
});
