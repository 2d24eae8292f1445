import type { FormName } from '#contract/forms.ts';
import { LIB_VERSION } from '#contract/wire.ts';
import { readContent } from '../content.ts';

const { emailjs } = readContent();

/** The fields by which EmailJS's SDK says which form it sends. */
export function addressing(form: FormName): Record<string, string> {
  return {
    lib_version: LIB_VERSION,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateIds[form],
    user_id: emailjs.publicKey,
  };
}
