import type { ComponentPropsWithRef } from 'react';
import { dictionary, mail } from '#app/shared-data/shared-data.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { FormName } from '#shared/forms.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { HONEYPOT_NAME, LANGUAGE_NAME, LIB_VERSION, SEND_FORM_PATH } from '#shared/wire.ts';

/**
 * A form of the mail API. Hidden fields name this site, the form and the page's language, so that it also
 * posts without script.
 */
export function MailForm({
  template,
  children,
  ...form
}: ComponentPropsWithRef<'form'> & { template: FormName }) {
  return (
    <form
      {...form}
      method="post"
      action={`${mail.origin}${SEND_FORM_PATH}`}
      encType="multipart/form-data"
    >
      <input type="hidden" name="lib_version" value={LIB_VERSION} />
      <input type="hidden" name="service_id" value={mail.serviceId} />
      <input type="hidden" name="template_id" value={mail.templateIds[template]} />
      <input type="hidden" name="user_id" value={mail.publicKey} />
      {LANGUAGE !== LANGUAGES[0].code && (
        <input type="hidden" name={LANGUAGE_NAME} value={LANGUAGE} />
      )}
      <VisuallyHidden>
        <label aria-hidden="true">
          {dictionary.form.honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      {children}
    </form>
  );
}
