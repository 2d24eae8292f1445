import { isLeftOut } from '#app/content/page-content.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { facts } from '#app/content/placeholders.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { LOCALE } from '#shared/language.ts';
import { registrationSettings, remarksOn } from '#shared/registration-settings.ts';
import { checkLanguages, EMAILJS } from '../contact/content.server.ts';

/** The page with the form. */
const REGISTRATION_PAGE = '/registration';

const ofSite = registrationSettings.superRefine(({ mail }, context) => {
  for (const name of ['office', 'lapsing', 'withdrawn'] as const) {
    checkLanguages(mail[name].to, ['mail', name, 'to'], context);
  }
  const page = pageFiles().find(({ path }) => path === REGISTRATION_PAGE);
  if (page?.kind === 'article') return;
  const message = `expected a page of the kind "article" in content/pages${REGISTRATION_PAGE}.yaml, which shows the form`;
  context.addIssue({ code: 'custom', message });
});

/** content/registration.yaml, which a site may do without. */
export const readRegistrationTexts = contentReader('registration', ofSite, facts);

/** How suppliers register; undefined for a site that takes no registrations: without the file, or a desk. */
export const readRegistration = () =>
  isLeftOut('registration') || readSettings().mail.origin === EMAILJS
    ? undefined
    : readRegistrationTexts();

/** What the page shows: the documents before the first field, and the first step. */
export type RegistrationStart = NonNullable<ReturnType<typeof readRegistrationStart>>;

/** Undefined for a site that takes no registrations. */
export function readRegistrationStart() {
  const settings = readRegistration();
  if (!settings) return undefined;
  const { start, form, labels } = settings;
  const { evaluation, documents: before, intro, button, lost } = start;
  const { company, user_name, user_email, user_phone } = labels;
  return {
    ...{ evaluation, before, intro, button, lost, title: form.title },
    labels: { company, user_name, user_email, user_phone },
    documents: settings.documents.map((document) => ({
      label: document.label,
      remarks: [
        ...remarksOn(document, settings, LOCALE),
        ...(document.hint ? [document.hint] : []),
      ],
    })),
  };
}
