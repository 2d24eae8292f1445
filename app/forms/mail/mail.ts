import { init, sendForm } from '@emailjs/browser';
import { failure, keepContent, type SendMail, sdkRefusals } from './transport.ts';

/**
 * Sends a form's visible fields through the mail API (spec §7) with its official SDK. Never
 * rejects: the SDK's errors become a status and a text, which names a missing key, service or
 * template.
 */
export const sendMail: SendMail = async (settings, templateId, form) => {
  // The SDK appends its own addressing.
  form.addEventListener('formdata', onFormData);
  try {
    init(
      { publicKey: settings.publicKey, ...sdkRefusals(settings.refusals) },
      // An empty origin would make the SDK fall back to its vendor's.
      settings.origin || location.origin,
    );
    const { status, text } = await sendForm(settings.serviceId, templateId, form);
    return { ok: true, status, text };
  } catch (reason) {
    return failure(reason);
  } finally {
    form.removeEventListener('formdata', onFormData);
  }
};

function onFormData({ formData }: FormDataEvent) {
  keepContent(formData);
}
