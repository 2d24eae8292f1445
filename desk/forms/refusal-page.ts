import { createHash } from 'node:crypto';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import type { DeskContent } from '../content.ts';
import { Html, html } from '../html.ts';
import { type Control, fileField } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import type { Problem, Refusal, TypedForm } from './refusal.ts';

/** The site's colours, by value: the desk shares no style sheet with it. */
const STYLE = `
:root {
  color-scheme: light dark;
  background: light-dark(#fbfaf7, #0d1a21);
  color: light-dark(#0d1a21, #fbfaf7);
  font: 1.0625rem/1.6 "IBM Plex Sans", system-ui, sans-serif;
}
body { max-inline-size: 40rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
label { display: block; margin-block-start: 1.5rem; font-weight: 600; }
input, textarea, button { box-sizing: border-box; font: inherit; padding: 0.5rem 0.75rem; }
input, textarea { inline-size: 100%; color: inherit; background: transparent; border: 1px solid; }
textarea { min-block-size: 14rem; }
button { margin-block-start: 1.5rem; border: 0; background: #e2580f; color: #0d1a21; font-weight: 600; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
[role=alert] { padding-inline-start: 1rem; border-inline-start: 4px solid; }
[role=alert], .problem { color: light-dark(#a3160b, #ffb4a8); }
[role=alert] a { color: inherit; }
.problem { margin: 0; }
`;

/** Lets the page's own style in and its form post back here, and nothing else. */
export const REFUSAL_PAGE_CSP = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * The page a browser without JavaScript gets when its form was refused: why, and where the form is
 * known, everything that was typed, ready to be corrected and sent again.
 */
export function refusalPage(refusal: Refusal, content: DeskContent): string {
  const { typed } = refusal;
  const body = typed ? typedForm(typed, refusal, content) : html`<p>${refusal.message}</p>`;
  return html`<!doctype html>
<html lang="en" dir="ltr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${content.failure.title} | ${content.siteName}</title>
<style>${new Html(STYLE)}</style>
<main>
<h1>${content.failure.title}</h1>
${body}
</main>
</html>
`.text;
}

function typedForm(typed: TypedForm, refusal: Refusal, content: DeskContent): Html {
  const { mail, form } = content;
  const file = fileField(templates[typed.form]) !== undefined;
  const fields = Object.entries(templates[typed.form].controls).map(([name, control]) =>
    field(name, control, typed, content),
  );
  return html`<p>${content.failure.advice}</p>
<div role="alert">
${file ? html`<p>${form.fileAgain}</p>` : ''}
${typed.problems.length === 0 ? html`<p>${refusal.message}</p>` : typed.problems.map((problem) => summary(problem, typed, content))}
</div>
<form action="${SEND_FORM_PATH}" method="post" enctype="multipart/form-data">
<input type="hidden" name="user_id" value="${mail.publicKey}">
<input type="hidden" name="service_id" value="${mail.serviceId}">
<input type="hidden" name="template_id" value="${mail.templates[typed.form]}">
${fields}
<button>${form.submit}</button>
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

function problemText({ field, key }: Problem, { form }: TypedForm, content: DeskContent): string {
  return content.form.errors[key].replace('{field}', content.labels[form][field ?? ''] ?? '');
}
