import type { z } from 'zod';
import { pageFiles } from '#app/content/page-files.server.ts';
import type { ContentReader } from '#app/content/yaml-reader.server.ts';
import { readers } from '#app/content-check.server.ts';
import { textPage } from '#app/corporate/text-page/content.server.ts';
import type { Schema } from '#office/schema.ts';
import { jsonSchemaOf } from './schema.ts';

/** A content file with its schema, as JSON Schema and as the build reads it. */
export interface ContentFile {
  file: string;
  schema: Schema;
  reads: z.ZodType;
}

/** Every content file with its schema, but those of the template, which an office does not edit. */
export function contentFiles(): ContentFile[] {
  const known = readers().flatMap((read) => {
    const { file, schema } = read as Partial<ContentReader<z.ZodType>>;
    return file && schema ? [{ file, schema: jsonSchemaOf(schema), reads: schema }] : [];
  });
  const page = { schema: jsonSchemaOf(textPage), reads: textPage };
  const pages = pageFiles().map(({ path }) => ({ file: `content/pages${path}.yaml`, ...page }));
  return [...known, ...pages];
}
