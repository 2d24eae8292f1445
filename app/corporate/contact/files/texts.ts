import type { UploadTexts } from '#shared/upload-texts.ts';
import { readUploads } from '../content.server.ts';

/**
 * Texts of the list of files, which is loaded late. Read at build time: the plugin `constants` of
 * tools/build/compilation.ts replaces this module by its values.
 */
export const texts = readUploads()?.form as UploadTexts['form'];
