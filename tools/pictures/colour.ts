import sharp from 'sharp';

/** The mean colour of a picture as `#rrggbb`: what stands in its place until it has arrived. */
export async function meanColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
