import { z } from 'zod';
import { text } from '#app/content/fields.server.ts';
import { readerByName } from '#app/content/files.server.ts';
import type { Placeholders } from '#app/content/fill-document.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { yamlReader } from '#app/content/yaml-reader.server.ts';
import { LANGUAGE, LANGUAGES, LOCALE } from '#shared/language.ts';

/** The part of certificates.yaml that drawings show; the content step checks the whole file. */
const shown = z.object({
  labels: z.object({ issued: text, expires: text, noExpiry: text }),
  certificates: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      scope: text,
      issued: z.string(),
      expires: z.string().optional(),
    }),
  ),
});

const readShown = readerByName((language) =>
  yamlReader('certificates', shown, factsAndFigures, language),
);

/**
 * The placeholders of a certificate's drawing: facts, figures and its own `certificate.number`, `.scope`,
 * `.issued` and `.validity`, with the labels of the page, in the language of the drawing: `<svg lang="ar">`.
 *
 * @param name of its file in media/certificates
 */
export function placeholdersOfDrawing(name: string, svg: string): Placeholders {
  const [, language] = /<svg\b[^>]*\slang="([^"]*)"/.exec(svg) ?? [];
  return {
    ...factsAndFigures,
    valueFor: (placeholder) =>
      factsOf(name, language).get(placeholder) ?? factsAndFigures.valueFor(placeholder),
    namesLike: (unknown) => [
      ...factsOf(name, language).keys(),
      ...factsAndFigures.namesLike(unknown),
    ],
  };
}

/** @param language that of the process, if the site has no such language */
function factsOf(name: string, language?: string): Map<string, string> {
  const { code, locale } = LANGUAGES.find((each) => each.code === language) ?? {
    code: LANGUAGE,
    locale: LOCALE,
  };
  const { labels, certificates } = readShown(code);
  const certificate = certificates.find(({ id }) => id === name);
  if (!certificate) return new Map();
  const { number, scope, issued, expires } = certificate;
  return new Map([
    ['certificate.number', number],
    ['certificate.scope', scope],
    ['certificate.issued', `${labels.issued} ${longDate(issued, locale)}`],
    [
      'certificate.validity',
      expires ? `${labels.expires} ${longDate(expires, locale)}` : labels.noExpiry,
    ],
  ]);
}
