import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { HONEYPOT_NAME, LANGUAGE_NAME, LIB_VERSION } from '#shared/wire.ts';
import type { SdkSettings } from './transport.ts';

interface Props {
  mail: SdkSettings;
  templateId: string;
  /** Label of the honeypot field. */
  honeypot: string;
}

/** Hidden fields by which the mail API accepts a form posted without script, and the page's language. */
export function Addressing({ mail, templateId, honeypot }: Props) {
  return (
    <>
      <input type="hidden" name="lib_version" value={LIB_VERSION} />
      <input type="hidden" name="service_id" value={mail.serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={mail.publicKey} />
      {LANGUAGE !== LANGUAGES[0].code && (
        <input type="hidden" name={LANGUAGE_NAME} value={LANGUAGE} />
      )}
      <VisuallyHidden>
        <label aria-hidden="true">
          {honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
