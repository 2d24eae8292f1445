import { gregorianDay, hijriDay, isCalendarDay } from '#shared/calendar-day.ts';
import { DRAWING_ACCEPT } from '#shared/drawing-type.ts';
import { type RegistrationSettings, remarksOn } from '#shared/registration-settings.ts';
import { uploadsIn } from '#shared/uploads.ts';
import { REGISTRATION_SAVE_PATH } from '#shared/wire.ts';
import { type DeskContent, labelsOfRegistration } from '../../content.ts';
import { type Html, html } from '../../pages/html.ts';
import { languageQuery, tokenField } from '../../pages/link.ts';
import type { Registration } from '../../store/registrations.ts';
import { COMPANY, CONTACTS, documentFields, type Field } from './fields.ts';

/** What the form shows, beside what is stored. */
export interface FormState {
  registration: Registration;
  token: string;
  /** What was typed, or what is stored. */
  values: Readonly<Record<string, string>>;
  /** Whether files may be sent ahead of the form. */
  takesUploads: boolean;
  /** By name of the field, in words. */
  problems: ReadonlyMap<string, string>;
}

/** Whether the office has decided about a trade: then only contact persons, documents and new trades change. */
const isDecided = ({ decisions }: Registration) => Object.keys(decisions).length > 0;

/** Whether a field can no longer be changed. */
export const isLocked = (name: string, registration: Registration) =>
  name.startsWith('trade_')
    ? name.slice('trade_'.length) in registration.decisions
    : isDecided(registration) && COMPANY.some((field) => field.name === name);

/** The form of a registration, with everything that was typed. */
export function registrationForm(
  state: FormState,
  settings: RegistrationSettings,
  words: DeskContent,
): Html {
  const { registration, token, problems } = state;
  const texts = settings.form;
  const isSent = registration.submission.form === 'registration';
  const show = (fields: readonly Field[]) => fields.map((each) => control(each, state, words));
  return html`<form method="post" action="${REGISTRATION_SAVE_PATH}${languageQuery(words)}" enctype="multipart/form-data" data-sending="${texts.sending}" data-arrived="${texts.arrived}">
${tokenField(token)}
<input type="hidden" name="revision" value="${registration.revision}">
${isDecided(registration) ? html`<p>${texts.locked}</p>\n` : ''}<fieldset><legend>${texts.company}</legend>
${show(COMPANY)}</fieldset>
<fieldset id="trade"><legend>${texts.trades}</legend>
${problemLine('trade', problems)}${settings.trades.map((trade) => tradeBox(trade, state))}</fieldset>
<fieldset><legend>${texts.contacts}</legend>
${show(CONTACTS)}</fieldset>
<h2>${texts.documents}</h2>
<p>${texts.files}</p>
${state.takesUploads ? html`<noscript><p>${texts.plain}</p></noscript>` : html`<p>${texts.plain}</p>`}
${settings.documents.map((each) => documentFieldset(each, state, settings, words))}${
  isSent
    ? html`<button name="action" value="save">${texts.change}</button>`
    : html`<button name="action" value="save">${texts.save}</button>
<button name="action" value="send">${texts.send}</button>`
}
</form>`;
}

/** The problems above the form, each with a link to its field. */
export function problemList(
  { problems }: Pick<FormState, 'problems'>,
  { form }: RegistrationSettings,
): Html {
  if (problems.size === 0) return html``;
  return html`<div role="alert"><p>${form.refused}</p>
<ul>${[...problems].map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>\n`)}</ul></div>
`;
}

function control(
  field: Field,
  state: FormState,
  words: DeskContent,
  label = labelsOfRegistration(words)[field.name] ?? field.name,
): Html {
  const { name, type } = field;
  const value = state.values[name] ?? '';
  if (isLocked(name, state.registration)) {
    return html`<dl><div><dt>${label}</dt><dd dir="auto">${value || '–'}</dd></div></dl>\n`;
  }
  const question = questionOf(name, state, words);
  const after = type === 'date' ? hijriLine(value, words) : html``;
  return html`${question}${textControl({ ...field, label }, value, state.problems)}${after}`;
}

/** A field with its label and what is wrong with it. */
export function textControl(
  { name, type, autocomplete, label }: Field & { label: string },
  value: string,
  problems: FormState['problems'],
): Html {
  const attributes = html`id="${name}" name="${name}" autocomplete="${autocomplete}"${invalid(name, problems)}`;
  const direction = type === 'date' ? 'ltr' : 'auto';
  // The HTML parser drops a line feed right after `<textarea>`, so add one.
  const input =
    type === 'textarea'
      ? html`<textarea ${attributes} dir="auto">\n${value}</textarea>`
      : html`<input type="${type}" ${attributes} dir="${direction}" value="${value}">`;
  return html`<label for="${name}">${label}</label>
${problemLine(name, problems)}${input}
`;
}

/** Attributes of a field that has a problem. */
const invalid = (name: string, problems: FormState['problems']) =>
  problems.has(name) ? html` aria-invalid="true" aria-describedby="${name}-problem"` : html``;

function problemLine(name: string, problems: FormState['problems']): Html {
  const text = problems.get(name);
  return text === undefined ? html`` : html`<p class="problem" id="${name}-problem">${text}</p>\n`;
}

/** A date beside the same day of the Umm al-Qura calendar. */
function hijriLine(value: string, { registration, language }: DeskContent): Html {
  if (!registration || !isCalendarDay(value)) return html``;
  const day = hijriDay(value, language.locale);
  return html`<small>${gregorianDay(value, language.locale)}, ${registration.form.hijri.replace('{day}', day)}</small>\n`;
}

function tradeBox(
  { id, label }: RegistrationSettings['trades'][number],
  { values, registration }: FormState,
): Html {
  const name = `trade_${id}`;
  const state = html`${values[name] ? html` checked` : ''}${isLocked(name, registration) ? html` disabled` : ''}`;
  return html`<label class="choice"><input type="checkbox" name="${name}" value="on"${state}> ${label}</label>\n`;
}

function documentFieldset(
  document: RegistrationSettings['documents'][number],
  state: FormState,
  settings: RegistrationSettings,
  words: DeskContent,
): Html {
  const { id, label, hint } = document;
  const { registration, problems } = state;
  const { labels } = settings;
  const name = `${id}_file`;
  const partOf = (field: Field) => field.name.slice(id.length + 1) as 'number';
  const file = registration.submission.attachments.findLast(({ field }) => field === name);
  const { [`${id}_upload`]: named = '' } = state.values;
  const [arrived] = uploadsIn(named) ?? [];
  const remarks = [
    ...remarksOn(document, settings, words.language.locale),
    ...(hint ? [hint] : []),
  ];
  return html`<fieldset id="${id}"><legend>${label}</legend>
${remarks.map((each) => html`<p>${each}</p>\n`)}${questionOf(id, state, words)}${documentFields(document).map((each) => control(each, state, words, labels[partOf(each)]))}<label for="${name}">${settings.labels.file}</label>
${problemLine(name, problems)}${file ? html`<p>${settings.form.arrived.replace('{file}', file.originalName)}</p>\n` : ''}<input type="file" id="${name}" name="${name}" accept="${DRAWING_ACCEPT}"${invalid(name, problems)}><output>${arrived ? settings.form.arrived.replace('{file}', arrived.name) : ''}</output>
<input type="hidden" name="${id}_upload" value="${named}">
</fieldset>
`;
}

/** The open question of the office about a field or document, with a field for the answer. */
function questionOf(item: string, state: FormState, words: DeskContent): Html {
  const { registration, labels } = { ...state, labels: words.registration };
  const open = registration.questions.filter(
    (each) => each.item === item && each.answeredAt === null,
  );
  if (open.length === 0 || !labels) return html``;
  const name = `${item}_answer`;
  return html`${open.map(({ text }) => html`<p class="problem">${labels.form.asked.replace('{question}', text)}</p>\n`)}<label for="${name}">${labels.labels.answer}</label>
<textarea id="${name}" name="${name}" dir="auto">\n${state.values[name] ?? ''}</textarea>
`;
}
