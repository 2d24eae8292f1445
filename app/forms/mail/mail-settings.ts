/** What the wrapper refuses before it calls (spec §7); all off in an untouched content/site.yaml. */
export interface Refusals {
  blockHeadless: boolean;
  blockList: readonly string[];
  throttleMs: number;
}

/** Where mail goes and by what name: `mail` of content/site.yaml, without the template ids. */
export interface MailSettings {
  /** Origin of the mail API; empty for the one that serves the page. */
  origin: string;
  publicKey: string;
  serviceId: string;
  refusals: Refusals;
}

export interface MailResult {
  ok: boolean;
  /** HTTP status, or 0 where there was no answer. */
  status: number;
  text: string;
}

export type SendMail = (
  settings: MailSettings,
  templateId: string,
  form: HTMLFormElement,
) => Promise<MailResult>;
