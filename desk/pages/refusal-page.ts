import type { FormName } from '#api/forms.ts';
import { type MessageKey, messageText } from '#api/messages.ts';
import { SEND_FORM_PATH } from '#api/wire.ts';
import type { DeskContent } from '../content.ts';
import { type Control, controlsOf, fileField } from './form-controls.ts';
import { type Html, html } from './html.ts';
import { type DeskPage, deskPage } from './page.ts';

/** A field of a form that is invalid. */
export interface Problem {
  /** Field name; null for the form as a whole. */
  field: string | null;
  key: MessageKey;
  /** The limit in its text. */
  max?: unknown;
}

/** A form as its sender typed it. */
export interface TypedForm {
  form: FormName;
  values: Record<string, string>;
  problems: Problem[];
}

/**
 * The page for a browser without JavaScript whose form was refused: the reason and, where the form is
 * known, the same form with everything typed, to correct and send again.
 */
export function refusalPage(
  { message, typed }: { message: string; typed: TypedForm | undefined },
  content: DeskContent,
): DeskPage {
  const body = typed ? filledForm(typed, message, content) : html`<p>${message}</p>`;
  return deskPage(content.refusalPage.title, body, content);
}

function filledForm(typed: TypedForm, message: string, content: DeskContent): Html {
  const { emailjs, refusalPage: texts } = content;
  const bringsFile = fileField(typed.form) !== undefined;
  const fields = controlsOf(typed.form).map(([name, control]) =>
    field(name, control, typed, content),
  );
  return html`<p>${texts.advice}</p>
<div role="alert">
${bringsFile ? html`<p>${texts.fileAgain}</p>` : ''}
${typed.problems.length === 0 ? html`<p>${message}</p>` : typed.problems.map((problem) => summary(problem, typed, content))}
</div>
<form action="${SEND_FORM_PATH}" method="post" enctype="multipart/form-data">
<input type="hidden" name="user_id" value="${emailjs.publicKey}">
<input type="hidden" name="service_id" value="${emailjs.serviceId}">
<input type="hidden" name="template_id" value="${emailjs.templateIds[typed.form]}">
${fields}
<button>${texts.submit}</button>
</form>`;
}

function field(name: string, control: Control, typed: TypedForm, content: DeskContent): Html {
  const value = typed.values[name] ?? '';
  const problem = typed.problems.find((each) => each.field === name);
  const attributes = html`id="${name}" name="${name}"${
    problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  }`;
  // The HTML parser drops a line feed right after the tag, so add one.
  const input =
    control.type === 'file'
      ? html`<input type="file" ${attributes} accept="${control.accept}">`
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

function recipientOptions(chosen: string, { mails, refusalPage }: DeskContent): Html[] {
  return ['', ...Object.keys(mails.contact.recipients)].map(
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
  return messageText(content.refusalPage.errors[key], label, max);
}
