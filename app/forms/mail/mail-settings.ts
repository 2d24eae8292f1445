import type { MailSettings } from '#api/mail-settings.ts';

/** The part of the mail settings that the SDK needs. */
export type SdkSettings = Pick<MailSettings, 'origin' | 'publicKey' | 'serviceId' | 'refusals'>;

export interface MailResult {
  ok: boolean;
  /** HTTP status, or 0 where there was no answer. */
  status: number;
  text: string;
}

export type SendMail = (
  settings: SdkSettings,
  templateId: string,
  form: HTMLFormElement,
) => Promise<MailResult>;
