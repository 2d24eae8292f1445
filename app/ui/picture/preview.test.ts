import { expect, test } from 'vitest';
import { previewOf, previewSize } from './preview.ts';
import { samplePicture } from './sample-picture.ts';

test('a preview has the ratio of 1200 × 630 and is no larger than its master', () => {
  expect(previewSize({ width: 2400, height: 1200 })).toEqual({ width: 1200, height: 630 });
  expect(previewSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 336 });
  expect(previewSize({ width: 3000, height: 315 })).toEqual({ width: 600, height: 315 });
});

test('a preview is next to the other files of its picture', () => {
  const files = [{ src: '/pictures/a-480-b-480.0a1b2c3d4e.avif', width: 480 }];
  expect(previewOf({ ...samplePicture, files }).src).toBe(
    '/pictures/a-480-b-preview.0a1b2c3d4e.jpg',
  );
});
