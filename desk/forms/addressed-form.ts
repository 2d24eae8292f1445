import type { FormName } from '#contract/forms.ts';
import { REFUSAL_TEXTS } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import { Refusal } from './refusal.ts';
import type { WireFields } from './wire-fields.ts';

/**
 * Which form a request is for, by its public key, service and template id.
 * @throws Refusal in EmailJS's words, for the first that is missing, else the first unknown.
 */
export function addressedForm(fields: WireFields, ids: DeskContent['emailjs']): FormName {
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
