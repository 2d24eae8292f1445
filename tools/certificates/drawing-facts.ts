import { z } from 'zod';
import { text } from '#app/content/fields.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import type { Placeholders } from '#app/content/yaml-document.server.ts';

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

const readShown = contentReader('certificates', shown);

/**
 * The placeholders of a certificate's drawing: facts, figures and its own `certificate.number`, `.scope`,
 * `.issued` and `.validity`, with the labels of the page.
 *
 * @param name of its file in media/certificates
 */
export function placeholdersOfDrawing(name: string): Placeholders {
  return {
    ...factsAndFigures,
    valueFor: (placeholder) =>
      factsOf(name).get(placeholder) ?? factsAndFigures.valueFor(placeholder),
    namesLike: (unknown) => [...factsOf(name).keys(), ...factsAndFigures.namesLike(unknown)],
  };
}

function factsOf(name: string): Map<string, string> {
  const { labels, certificates } = readShown();
  const certificate = certificates.find(({ id }) => id === name);
  if (!certificate) return new Map();
  const { number, scope, issued, expires } = certificate;
  return new Map([
    ['certificate.number', number],
    ['certificate.scope', scope],
    ['certificate.issued', `${labels.issued} ${longDate(issued)}`],
    ['certificate.validity', expires ? `${labels.expires} ${longDate(expires)}` : labels.noExpiry],
  ]);
}
