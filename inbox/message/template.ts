import type { Me, Message, Template } from '#shared/inbox.ts';
import type { TEMPLATE_FIELDS } from '#shared/inbox-settings.ts';

type Field = (typeof TEMPLATE_FIELDS)[number];

/** Fills in the placeholders of a template; what has no value remains, so that it is seen. */
export function filled(
  { subject, text, language }: Pick<Template, 'subject' | 'text' | 'language'>,
  { name, reference, vacancy }: Pick<Message, 'name' | 'reference' | 'vacancy'>,
  { names }: Pick<Me, 'names'>,
): { subject: string; text: string } {
  const title = names[language]?.vacancies.find(({ number }) => number === vacancy)?.title;
  const values: Record<Field, string | null> = {
    sender: name,
    reference,
    vacancy: title ?? vacancy,
  };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (found, key: Field) => values[key] || found);
  return { subject: fill(subject), text: fill(text) };
}

/** The templates in the language of a message, or all if it has none in that. */
export function templatesFor(
  { language }: Pick<Message, 'language'>,
  { templates }: Pick<Me, 'templates'>,
): Template[] {
  const own = templates.filter((each) => each.language === language);
  return own.length > 0 ? own : templates;
}
