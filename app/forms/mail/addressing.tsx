import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { HONEYPOT_NAME, LIB_VERSION } from '#contract/wire.ts';
import type { MailSettings } from './mail-settings.ts';

interface Props {
  mail: MailSettings;
  templateId: string;
  /** Label of the field no person sees. */
  honeypot: string;
}

/** What makes a plain form readable to the mail API when it is posted without script. */
export function Addressing({ mail, templateId, honeypot }: Props) {
  return (
    <>
      <input type="hidden" name="lib_version" value={LIB_VERSION} />
      <input type="hidden" name="service_id" value={mail.serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={mail.publicKey} />
      <VisuallyHidden>
        <label aria-hidden="true">
          {honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
