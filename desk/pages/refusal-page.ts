import type { Words } from '#shared/desk-content.ts';
import type { FormName } from '#shared/forms.ts';
import { type MessageKey, messageText, waitText } from '#shared/messages.ts';
import { LANGUAGE_NAME, SEND_FORM_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { type Control, controlsOf } from './form-controls.ts';
import { type Html, html } from './html.ts';
import { languageQuery } from './link.ts';
import { type DeskPage, deskPage } from './page.ts';

/** A field of a form that is invalid. */
export interface Problem {
  /** Field name; null for the form as a whole. */
  field: string | null;
  key: MessageKey;
  /** The limit that its text names. */
  max?: unknown;
}

/** A form as its sender typed it. */
export interface TypedForm {
  form: FormName;
  /** The language code that it names, not validated. */
  language: unknown;
  values: Record<string, string>;
  problems: Problem[];
  /** Whether files came with it, which the page cannot show again. */
  hasFiles?: boolean;
}

/** The part of a refusal that its page shows. */
interface RefusedForm {
  status: number;
  message: string;
  typed: TypedForm | undefined;
  /** Seconds after which it may be sent again. */
  retryAfter: number | undefined;
}

/**
 * The page for a browser without JavaScript whose form was refused: the reason and, where the form is
 * known, the same form with everything typed, to correct and send again.
 */
export function refusedFormPage(refusal: RefusedForm, content: DeskContent): DeskPage {
  const { typed } = refusal;
  const { title, goBack } = content.refusalPage;
  const reason = html`${reasonOf(refusal, content)}
${waitOf(refusal, content)}`;
  const body = typed ? filledForm(typed, reason, content) : html`${reason}<p>${goBack}</p>`;
  return deskPage(title, body, content);
}

/** The page of a refused request for the page of this path. */
export function refusedPage(refusal: RefusedForm, path: string, content: DeskContent): DeskPage {
  const addressIn = (other: Words) => path + languageQuery(other);
  const title = refusalText(refusal, content);
  return deskPage(title, waitOf(refusal, content), content, { addressIn });
}

/** The text of a refusal in the language of this content, if it has one, else its English text. */
function refusalText({ status, message }: RefusedForm, { refusalPage }: DeskContent): string {
  return refusalPage.refusals[`status${status}`] ?? message;
}

/**
 * A refusal as plain text: a line `field: text` for each problem in the language of this content, or
 * the refusal's English text.
 */
export function refusalLines({ message, typed }: RefusedForm, content: DeskContent): string {
  if (!typed || typed.problems.length === 0) return message;
  return typed.problems
    .map((problem) => {
      const text = problemText(problem, typed, content);
      return problem.field === null ? text : `${problem.field}: ${text}`;
    })
    .join('\n');
}

function waitOf({ retryAfter }: RefusedForm, { refusalPage, language }: DeskContent): Html {
  if (!retryAfter) return html``;
  return html`<p>${waitText(refusalPage.wait, retryAfter, language.locale)}</p>
`;
}

function reasonOf(refusal: RefusedForm, content: DeskContent): Html {
  const text = refusalText(refusal, content);
  const isForeign = text === refusal.message && content.language.code !== 'en';
  return isForeign ? html`<p lang="en" dir="ltr">${text}</p>` : html`<p>${text}</p>`;
}

function filledForm(typed: TypedForm, reason: Html, content: DeskContent): Html {
  const { emailjs, language, base, refusalPage: texts } = content;
  const bringsFile = typed.form === 'career' || typed.hasFiles;
  const fields = controlsOf(typed.form).map(([name, control]) =>
    field(name, control, typed, content),
  );
  return html`<p>${texts.advice}</p>
<div role="alert">
${bringsFile ? html`<p>${texts.fileAgain}</p>` : ''}
${typed.problems.length === 0 ? reason : typed.problems.map((problem) => summary(problem, typed, content))}
</div>
<form action="${SEND_FORM_PATH}${languageQuery(content)}" method="post" enctype="multipart/form-data">
<input type="hidden" name="user_id" value="${emailjs.publicKey}">
<input type="hidden" name="service_id" value="${emailjs.serviceId}">
<input type="hidden" name="template_id" value="${emailjs.templateIds[typed.form] ?? ''}">
${base === '' ? '' : html`<input type="hidden" name="${LANGUAGE_NAME}" value="${language.code}">\n`}${fields}
<button>${texts.submit}</button>
</form>`;
}

function field(name: string, control: Control, typed: TypedForm, content: DeskContent): Html {
  const value = typed.values[name] ?? '';
  const problem = typed.problems.find((each) => each.field === name);
  const attributes = html`id="${name}" name="${name}"${
    problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  }`;
  if (control.type === 'hidden') {
    return value === '' ? html`` : html`<input type="hidden" ${attributes} value="${value}">\n`;
  }
  if (control.type === 'file' && control.multiple && !content.uploads) return html``;
  // The HTML parser drops a line feed right after `<textarea>`, so add one.
  const input =
    control.type === 'file'
      ? html`<input type="file" ${attributes} accept="${control.accept}"${control.multiple ? html` multiple` : ''}>`
      : control.type === 'recipient'
        ? html`<select ${attributes}>${recipientOptions(value, content)}</select>`
        : control.type === 'textarea'
          ? html`<textarea ${attributes} dir="auto" autocomplete="${control.autocomplete}">\n${value}</textarea>`
          : html`<input type="${control.type}" ${attributes} dir="auto" autocomplete="${control.autocomplete}" value="${value}">`;
  return html`<label for="${name}">${content.labels[typed.form][name] ?? name}</label>
${problem ? html`<p class="problem" id="${name}-problem">${problemText(problem, typed, content)}</p>` : ''}
${input}
`;
}

function recipientOptions(chosen: string, { cards, refusalPage }: DeskContent): Html[] {
  return ['', ...cards.map(({ title }) => title)].map(
    (name) =>
      html`<option value="${name}"${name === chosen ? html` selected` : ''}>${name || refusalPage.anyRecipient}</option>`,
  );
}

/** One problem in the list above the form, with a link to its field. */
function summary(problem: Problem, typed: TypedForm, content: DeskContent): Html {
  const text = problemText(problem, typed, content);
  if (problem.field === null) return html`<p>${text}</p>`;
  const label = content.labels[typed.form][problem.field] ?? problem.field;
  return html`<p><a href="#${problem.field}">${label}</a>: ${text}</p>`;
}

function problemText(
  { field, key, max }: Problem,
  { form }: TypedForm,
  content: DeskContent,
): string {
  const label = content.labels[form][field ?? ''] ?? '';
  return messageText(content.refusalPage.errors[key], label, max, content.language.locale);
}
