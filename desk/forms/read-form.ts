import type { FastifyRequest } from 'fastify';
import type { FormName } from '#contract/forms.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import type { DeskContent } from '../content.ts';
import { fileField } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { addressedForm } from './address.ts';
import type { CollectedBody } from './collect-body.ts';
import { mediaType } from './media-type.ts';
import { readMultipart, readUrlencoded } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { refused } from './validate.ts';
import type { WireFields } from './wire-fields.ts';

/** Room for the longest message with every character escaped, several times over. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Which form a multipart body is for is known only once it has been read: the largest one counts. */
export const MULTIPART_LIMITS = {
  whole: MAX_FILE_BYTES + MAX_BODY_BYTES,
  beginning: MAX_BODY_BYTES,
  readOn: 5 * MAX_FILE_BYTES,
};

export interface AddressedForm {
  form: FormName;
  fields: WireFields;
}

/**
 * The form in the body of a request to the form variant.
 * @throws Refusal when it cannot be read, is for no form of ours, or longer than that form may be.
 */
export async function readForm(
  request: FastifyRequest,
  mail: DeskContent['mail'],
): Promise<AddressedForm> {
  switch (mediaType(request)) {
    case 'multipart/form-data':
      return readMultipartForm(request, mail);
    case 'application/x-www-form-urlencoded': {
      const fields = readUrlencoded(request.body as Buffer);
      return { form: addressedForm(fields, mail), fields };
    }
    default:
      throw new Refusal(415, 'Unsupported Media Type');
  }
}

async function readMultipartForm(
  request: FastifyRequest,
  mail: DeskContent['mail'],
): Promise<AddressedForm> {
  const body = request.body as CollectedBody;
  const fields = await readMultipart(body, request.headers['content-type'] ?? '');
  if (body.cutOff) throw cutOff(fields, mail);
  const form = addressedForm(fields, mail);
  if (body.bytes.length > MAX_BODY_BYTES && fileField(templates[form]) === undefined) {
    throw new Refusal(413, 'Payload Too Large');
  }
  return { form, fields };
}

/** Where the fields in front of the file say which form it is, the refusal stands beside the file. */
function cutOff(fields: WireFields, mail: DeskContent['mail']): Refusal {
  try {
    const form = addressedForm(fields, mail);
    const field = fileField(templates[form]);
    if (field) return refused(form, fields, [{ field, key: 'fileTooLarge' }]);
  } catch {
    // Its addressing stood behind the file.
  }
  return new Refusal(413, 'Payload Too Large');
}
