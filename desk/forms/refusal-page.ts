import { messageText } from '#contract/messages.ts';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import { deskPage } from '../desk-page.ts';
import { type Html, html } from '../html.ts';
import { type Control, controlsOf, fileField } from './form-definitions.ts';
import type { Problem, Refusal, TypedForm } from './refusal.ts';

/**
 * The page a browser without JavaScript gets when its form was refused: why, and where the form is
 * known, everything that was typed, ready to be corrected and sent again.
 */
export function refusalPage(refusal: Refusal, content: DeskContent): string {
  const { typed } = refusal;
  const body = typed ? formAgain(typed, refusal, content) : html`<p>${refusal.message}</p>`;
  return deskPage(content.refusalPage.title, body, content);
}

function formAgain(typed: TypedForm, refusal: Refusal, content: DeskContent): Html {
  const { emailjs, refusalPage: texts } = content;
  const bringsFile = fileField(typed.form) !== undefined;
  const fields = controlsOf(typed.form).map(([name, control]) =>
    field(name, control, typed, content),
  );
  return html`<p>${texts.advice}</p>
<div role="alert">
${bringsFile ? html`<p>${texts.fileAgain}</p>` : ''}
${typed.problems.length === 0 ? html`<p>${refusal.message}</p>` : typed.problems.map((problem) => summary(problem, typed, content))}
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
  // The parser drops one line feed right after the tag, so that one is there to be dropped.
  const input =
    control.type === 'file'
      ? html`<input type="file" ${attributes} accept="${control.accept}">`
      : control.type === 'textarea'
        ? html`<textarea ${attributes} dir="auto" autocomplete="${control.autocomplete}">\n${value}</textarea>`
        : html`<input type="${control.type}" ${attributes} dir="auto" autocomplete="${control.autocomplete}" value="${value}">`;
  return html`<label for="${name}">${content.labels[typed.form][name] ?? name}</label>
${problem ? html`<p class="problem" id="${name}-problem">${problemText(problem, typed, content)}</p>` : ''}
${input}
`;
}

/** A line of the list above the form; of a field it leads there. */
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
