import sharp from 'sharp';
import { cached } from '#tools/build/cached.ts';

const CHANNELS = 3;

/** Part of the cache's key; increase it when the conversion changes. */
const EDITION = 'heic 1';

/**
 * A HEIC picture, upright, as a JPEG with its colour profile: sharp's libheif has no decoder for HEVC,
 * which is patented.
 *
 * @throws Error if it cannot be decoded
 */
export function jpegOfHeic(heic: Buffer): Promise<Buffer> {
  return cached('pictures', [heic, EDITION], async () => {
    const { data, width, height } = await decode(heic);
    const raw = { width, height, channels: CHANNELS } as const;
    const jpeg = await sharp(data, { raw })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return withProfile(jpeg, profileOf(heic));
  });
}

/** The primary picture of a HEIF file as packed RGB. libheif turns it upright. */
async function decode(heic: Buffer) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const context = libheif.heif_context_alloc();
  try {
    const read = libheif.heif_context_read_from_memory(context, heic);
    if (read.code !== libheif.heif_error_Ok) throw new Error(read.message);
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if ('message' in handle) throw new Error(handle.message);
    const { heif_colorspace_RGB: colours, heif_chroma_interleaved_RGB: order } = libheif;
    const decoded = await libheif.heif_js_decode_image2(handle, colours, order);
    libheif.heif_image_handle_release(handle);
    if ('message' in decoded) throw new Error(decoded.message);
    const plane = decoded.channels.find(({ id }) => id === libheif.heif_channel_interleaved);
    if (!plane) throw new Error('no colours');
    const { width, height, stride, data } = plane;
    const row = width * CHANNELS;
    const packed = Buffer.alloc(row * height);
    for (let y = 0; y < height; y += 1) {
      packed.set(data.subarray(y * stride, y * stride + row), y * row);
    }
    libheif.heif_image_release(decoded.image);
    return { data: packed, width, height };
  } finally {
    libheif.heif_context_free(context);
  }
}

/** The ICC profile in the first colour box of a HEIF file (ISO/IEC 14496-12, 12.1.5). */
function profileOf(heif: Buffer): Buffer | undefined {
  const box = heif.indexOf('colrprof');
  return box < 4 ? undefined : heif.subarray(box + 8, box - 4 + heif.readUInt32BE(box - 4));
}

/** Adds an ICC profile to a JPEG, in one APP2 segment (ICC.1:2022, B.4). */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  const marker = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const size = 2 + marker.length + (profile?.length ?? 0);
  if (!profile || size > 0xffff) return jpeg;
  const head = Buffer.from([0xff, 0xe2, size >> 8, size & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, marker, profile, jpeg.subarray(2)]);
}
