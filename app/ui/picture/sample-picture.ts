import type { PictureData } from './picture.ts';

/** A bright picture for tests. */
export const samplePicture: PictureData = {
  alt: 'A tank farm',
  width: 1600,
  height: 800,
  colour: '#dcd6ca',
  focus: [0.7, 0.2],
  files: [
    { src: '/a-480.avif', width: 480 },
    { src: '/a-960.avif', width: 960 },
  ],
};
