import type { FastifyRequest } from 'fastify';
import type { FormName } from '#contract/forms.ts';
import { REFUSAL_TEXTS } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import { addressedForm } from './addressed-form.ts';
import { MAX_BODY_BYTES } from './body-parsers.ts';
import type { CollectedBody } from './collect-body.ts';
import { fileField } from './form-definitions.ts';
import { readJson, readMultipart, readUrlencoded } from './read-body.ts';
import { noRoom, Refusal } from './refusal.ts';
import { refusalOf, typedForm } from './validate.ts';
import type { WireFields } from './wire-fields.ts';

/** The fields of a form, and which form it is. */
export interface AddressedForm {
  form: FormName;
  fields: WireFields;
}

/**
 * The form in the body of a request to the JSON variant.
 * @throws Refusal when it cannot be read or is for no form of ours.
 */
export function readJsonForm(request: FastifyRequest, ids: DeskContent['emailjs']): AddressedForm {
  if (mediaType(request) !== 'application/json') throw new Refusal(415, 'Unsupported Media Type');
  const body = readJson(request.body as Buffer);
  const form = addressedForm(body, ids);
  const params = body.get('template_params') ?? {};
  if (typeof params !== 'object' || Array.isArray(params)) {
    throw new Refusal(400, REFUSAL_TEXTS.paramsNotAnObject);
  }
  const fields = Object.entries(params).map(([name, value]): [string, unknown] => [
    name,
    // EmailJS takes them as text.
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ]);
  return { form, fields: new Map(fields) };
}

/**
 * The form in the body of a request to the form variant.
 * @throws Refusal when it cannot be read, is for no form of ours, or longer than that form may be.
 */
export async function readForm(
  request: FastifyRequest,
  ids: DeskContent['emailjs'],
): Promise<AddressedForm> {
  switch (mediaType(request)) {
    case 'multipart/form-data':
      return readMultipartForm(request, ids);
    case 'application/x-www-form-urlencoded': {
      const fields = readUrlencoded(request.body as Buffer);
      return { form: addressedForm(fields, ids), fields };
    }
    default:
      throw new Refusal(415, 'Unsupported Media Type');
  }
}

async function readMultipartForm(
  request: FastifyRequest,
  ids: DeskContent['emailjs'],
): Promise<AddressedForm> {
  const body = request.body as CollectedBody;
  const contentType = request.headers['content-type'] ?? '';
  if (body.cutOff) throw await refusalOfCutOff(body, contentType, ids);
  const fields = await readMultipart(body, contentType);
  const form = addressedForm(fields, ids);
  if (body.bytes.length > MAX_BODY_BYTES && fileField(form) === undefined) {
    throw new Refusal(413, 'Payload Too Large');
  }
  return { form, fields };
}

/** Where the fields in front of the file say which form it is, the refusal shows them again. */
async function refusalOfCutOff(
  body: CollectedBody,
  contentType: string,
  ids: DeskContent['emailjs'],
): Promise<Refusal> {
  const lacksRoom = body.cutOff === 'noRoom';
  try {
    const fields = await readMultipart(body, contentType);
    const form = addressedForm(fields, ids);
    if (lacksRoom) return noRoom(typedForm(form, fields, []));
    const field = fileField(form);
    if (field) return refusalOf(form, fields, [{ field, key: 'fileTooLarge' }]);
  } catch {
    // Its addressing stood behind the file, or it is no form at all.
  }
  return lacksRoom ? noRoom() : new Refusal(413, 'Payload Too Large');
}

/** The media type of a request's body, without its parameters. */
function mediaType({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
