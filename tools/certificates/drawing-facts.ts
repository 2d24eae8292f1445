import { z } from 'zod';
import { LANGUAGE } from '#api/language.ts';
import { fileReader } from '#app/content/files.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { type Placeholders, parseYaml } from '#app/content/yaml-document.server.ts';

const FILE = `content/${LANGUAGE}/certificates.yaml`;

/** What drawings show of it. The content step checks the file in full. */
const shown = z.object({
  labels: z.object({ issued: z.string(), expires: z.string(), noExpiry: z.string() }),
  certificates: z.array(
    z.object({
      name: z.string(),
      number: z.string(),
      scope: z.string(),
      issued: z.string(),
      expires: z.string().optional(),
    }),
  ),
});

const readShown = fileReader(FILE, (text) =>
  parseYaml(FILE, text, shown, { placeholders: factsAndFigures }),
);

/**
 * What may fill the drawing of a certificate: facts, figures and its own `certificate.number`, `.scope`,
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
  const certificate = certificates.find((each) => each.name === name);
  if (!certificate) return new Map();
  const { number, scope, issued, expires } = certificate;
  return new Map([
    ['certificate.number', number],
    ['certificate.scope', scope],
    ['certificate.issued', `${labels.issued} ${longDate(issued)}`],
    ['certificate.validity', expires ? `${labels.expires} ${longDate(expires)}` : labels.noExpiry],
  ]);
}
