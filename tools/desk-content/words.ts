import { readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import {
  readContact,
  readInbox,
  readMailTexts,
  readUploads,
} from '#app/corporate/contact/content.server.ts';
import { readRegistration } from '#app/corporate/registration/content.server.ts';
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
  const uploads = readUploads();
  const registration = readRegistration();
  const labels = {
    ...form.labels,
    ...(uploads && { files: uploads.form.label, uploads: uploads.form.label }),
  };
  return {
    language: LANGUAGES.find(({ code }) => code === LANGUAGE) ?? LANGUAGES[0],
    base: baseOf(LANGUAGE),
    siteName: name,
    phone: phone.label,
    email,
    contact: banner.title,
    mails: readMailTexts(),
    inbox: readInbox(),
    ...(uploads && { uploads }),
    ...(registration && { registration }),
    cards: cards.map(({ id, title, email }) => ({ id, title, email })),
    vacancies: readVacancies().map(({ number, title }) => ({ number, title })),
    labels: { contact: labels, subscribe: form.labels, career: form.application.labels },
    refusalPage: {
      title: toasts.failed,
      advice: toasts.keepsTyping,
      submit: form.submit,
      fileAgain: form.fileAgain,
      anyRecipient: form.anyRecipient,
      wait: form.wait,
      goBack: form.goBack,
      refusals: form.refusals,
      errors: {
        ...form.errors,
        drawingType:
          uploads?.form.errors.type.replace('{file}', '{field}') ?? form.errors.fileContent,
      },
    },
    errorPage: error,
  };
}
