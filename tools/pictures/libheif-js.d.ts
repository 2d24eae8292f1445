/** The part of libheif-js that tools/pictures/heic.ts uses; the package has no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Failure {
    code: unknown;
    message: string;
  }
  interface Decoded {
    code?: undefined;
    image: object;
    channels: { id: unknown; width: number; height: number; stride: number; data: Uint8Array }[];
  }
  interface Handle {
    code?: undefined;
  }
  const libheif: {
    heif_error_Ok: unknown;
    heif_colorspace_RGB: unknown;
    heif_chroma_interleaved_RGB: unknown;
    heif_channel_interleaved: unknown;
    heif_context_alloc(): object;
    heif_context_free(context: object): void;
    heif_context_read_from_memory(context: object, file: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: object): Handle | Failure;
    heif_image_handle_release(handle: Handle): void;
    heif_image_release(image: object): void;
    heif_js_decode_image2(
      handle: Handle,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<Decoded | Failure>;
  };
  export default libheif;
}
