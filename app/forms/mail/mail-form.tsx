import type { ComponentPropsWithRef } from 'react';
import { mail } from '#app/shared-data/shared-data.ts';
import type { FormName } from '#shared/forms.ts';
import { LIB_VERSION, SEND_FORM_PATH } from '#shared/wire.ts';
import { UnseenFields } from '../unseen-fields.tsx';

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
      <UnseenFields />
      {children}
    </form>
  );
}
