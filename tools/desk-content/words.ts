import { readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { readContact, readInbox, readMailTexts } from '#app/corporate/contact/content.server.ts';
import type { Words } from '#shared/desk-content.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';

/**
 * The desk's texts in this process's language.
 * @throws ContentError
 */
export function deskWords(): Words {
  const { form, toasts, error } = readInterface();
  const { name, phone, email } = readCompany();
  const { banner, cards } = readContact();
  return {
    language: LANGUAGES.find(({ code }) => code === LANGUAGE) ?? LANGUAGES[0],
    base: baseOf(LANGUAGE),
    siteName: name,
    phone: phone.label,
    email,
    contact: banner.title,
    mails: readMailTexts(),
    inbox: readInbox(),
    cards: cards.map(({ id, title, email }) => ({ id, title, email })),
    vacancies: readVacancies().map(({ number, title }) => ({ number, title })),
    labels: { contact: form.labels, subscribe: form.labels, career: form.application.labels },
    refusalPage: {
      title: toasts.failed,
      advice: toasts.keepsTyping,
      submit: form.submit,
      fileAgain: form.fileAgain,
      anyRecipient: form.anyRecipient,
      wait: form.wait,
      goBack: form.goBack,
      refusals: form.refusals,
      errors: form.errors,
    },
    errorPage: error,
  };
}
