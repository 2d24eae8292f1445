import type { FastifyRequest } from 'fastify';
import type { FormName } from '#shared/forms.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { REFUSAL_TEXTS } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { fileField } from '../pages/form-controls.ts';
import type { CollectedBody } from './collect-body.ts';
import { readJson, readMultipart, readUrlencoded, type WireFields } from './read-body.ts';
import { noRoom, Refusal } from './refusal.ts';
import { refusalOf, typedForm } from './validate.ts';

/** The fields of a request, and the form that they are for. */
export interface ReceivedForm {
  form: FormName;
  fields: WireFields;
}

/**
 * Reads the body of the API's JSON variant.
 * @throws Refusal when it cannot be read, or is for an unknown form
 */
export function readJsonForm(request: FastifyRequest, ids: DeskContent['emailjs']): ReceivedForm {
  if (mediaType(request) !== 'application/json') throw new Refusal(415, 'Unsupported Media Type');
  const body = readJson(request.body as Buffer);
  const form = resolveForm(body, ids);
  const params = body.get('template_params');
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    throw new Refusal(400, REFUSAL_TEXTS.paramsNotAnObject);
  }
  const fields = Object.entries(params).map(([name, value]): [string, unknown] => [
    name,
    // As EmailJS does.
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ]);
  return { form, fields: new Map(fields) };
}

/**
 * Reads the body of the API's form variant.
 * @throws Refusal when it cannot be read, is for an unknown form, or too long for its form
 */
export async function readForm(
  request: FastifyRequest,
  ids: DeskContent['emailjs'],
): Promise<ReceivedForm> {
  switch (mediaType(request)) {
    case 'multipart/form-data':
      return readMultipartForm(request, ids);
    case 'application/x-www-form-urlencoded': {
      const fields = readUrlencoded(request.body as Buffer);
      return { form: resolveForm(fields, ids), fields };
    }
    default:
      throw new Refusal(415, 'Unsupported Media Type');
  }
}

async function readMultipartForm(
  request: FastifyRequest,
  ids: DeskContent['emailjs'],
): Promise<ReceivedForm> {
  const body = request.body as CollectedBody;
  const contentType = request.headers['content-type'] ?? '';
  if (body.cutOff) throw await refusalOfCutOff(body, contentType, ids);
  const fields = await readMultipart(body, contentType);
  const form = resolveForm(fields, ids);
  const field = fileField(form);
  const bringsFile = typeof (field && fields.get(field)) === 'object';
  if (body.bytes.length > MAX_BODY_BYTES && !bringsFile) {
    throw new Refusal(413, 'Payload Too Large');
  }
  return { form, fields };
}

/** The refusal of a body that was cut off; it shows the fields in front of the file again. */
async function refusalOfCutOff(
  body: CollectedBody,
  contentType: string,
  ids: DeskContent['emailjs'],
): Promise<Refusal> {
  const lacksRoom = body.cutOff === 'noRoom';
  try {
    const fields = await readMultipart(body, contentType);
    const form = resolveForm(fields, ids);
    if (lacksRoom) return noRoom(typedForm(form, fields, []));
    const field = fileField(form);
    if (field) return refusalOf(form, fields, [{ field, key: 'fileTooLarge' }]);
  } catch {
    // The EmailJS ids came after the file, or the body is not a form.
  }
  return lacksRoom ? noRoom() : new Refusal(413, 'Payload Too Large');
}

/**
 * The form named by a request's EmailJS ids: public key, service and template.
 * @throws Refusal in EmailJS's words, for the first id that is missing, else the first unknown
 */
function resolveForm(fields: WireFields, ids: DeskContent['emailjs']): FormName {
  const userId = fields.get('user_id');
  const serviceId = fields.get('service_id');
  const templateId = fields.get('template_id');
  if (!userId) throw new Refusal(400, REFUSAL_TEXTS.userIdMissing);
  if (!serviceId) throw new Refusal(400, REFUSAL_TEXTS.serviceIdMissing);
  if (!templateId) throw new Refusal(400, REFUSAL_TEXTS.templateIdMissing);
  if (userId !== ids.publicKey) throw new Refusal(400, REFUSAL_TEXTS.userIdUnknown);
  if (serviceId !== ids.serviceId) throw new Refusal(400, REFUSAL_TEXTS.serviceIdUnknown);
  for (const [form, id] of Object.entries(ids.templateIds)) {
    if (id === templateId) return form as FormName;
  }
  throw new Refusal(400, REFUSAL_TEXTS.templateIdUnknown);
}

/** The media type of a request's body, without its parameters. */
function mediaType({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
