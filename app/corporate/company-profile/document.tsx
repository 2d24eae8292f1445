import { longDate } from '#app/content/long-date.ts';
import { DIRECTION, LANGUAGE } from '#shared/language.ts';
import { chaptersOf } from './chapters.tsx';
import { Photo } from './photo.tsx';
import type { ProfileData } from './profile-data.server.ts';

interface Props {
  data: ProfileData;
  /** The style sheet, with fonts and colours. */
  css: string;
}

/**
 * The company profile as a document to print on A4. Chapters without content are left out. Links lead to
 * the website. The build fills in the page numbers of the contents.
 */
export function ProfileDocument({ data, css }: Props) {
  const { texts, company } = data;
  const chapters = chaptersOf(data);
  const feet = chapters.map(({ id, title }) => footOf(id, title)).join('\n');
  return (
    <html lang={LANGUAGE} dir={DIRECTION}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${company.name}: ${texts.title}`}</title>
        <style>{DIRECTION === 'rtl' ? mirrored(`${css}\n${feet}`) : `${css}\n${feet}`}</style>
      </head>
      <body>
        <Cover {...data} />
        <nav className="contents">
          <h2>{texts.contents}</h2>
          <ol>
            {chapters.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="number">{numbered(index)}</span>
                  <span className="entry">{title}</span>
                  <span className="page">00</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {chapters.map(({ id, title, body, picture }, index) => (
          <section
            key={id}
            id={id}
            className={id === 'contacts' ? 'chapter contacts night' : `chapter ${id}`}
          >
            {picture && <Photo picture={picture} place="banner" />}
            <header className="head">
              <p className="number">{numbered(index)}</p>
              <h2>{title}</h2>
            </header>
            {body}
          </section>
        ))}
      </body>
    </html>
  );
}

function Cover({ texts, company, logo, siteUrl, figures }: ProfileData) {
  const drawing = logo.wordmark ?? logo.mark;
  const block: [label: string, text: string][] = [
    [texts.edition.label, figures.asOf.slice(0, 4)],
    [texts.edition.figures, longDate(figures.asOf)],
    [texts.edition.established, String(company.established)],
    [texts.edition.website, new URL(siteUrl).host],
  ];
  return (
    <header className="cover night">
      <Photo picture={texts.picture} place="cover" />
      <div className="front">
        {'inline' in drawing ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by tools/svg/svg.ts
          <div className="logo" dangerouslySetInnerHTML={{ __html: drawing.inline }} />
        ) : (
          <img
            className={drawing.plate ? 'logo plate' : 'logo'}
            src={drawing.dark}
            width={drawing.width}
            height={drawing.height}
            alt=""
          />
        )}
        <div>
          <h1>{company.name}</h1>
          <p className="tagline">{company.tagline}</p>
        </div>
        {company.arabicName !== company.name && (
          <p className="arabic" lang="ar" dir="rtl">
            {company.arabicName}
          </p>
        )}
      </div>
      <p className="title">{texts.title}</p>
      <dl className="block">
        {block.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

const numbered = (index: number) => String(index + 1).padStart(2, '0');

/** The margin boxes of a page have no logical names. */
function mirrored(css: string): string {
  return css.replace(/@bottom-(left|right)/g, (_, side) =>
    side === 'left' ? '@bottom-right' : '@bottom-left',
  );
}

/** The chapter's title in the margin below its pages. */
function footOf(id: string, title: string): string {
  const quoted = title.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `@page ${id} { @bottom-left { content: "${quoted}"; } } .${id} { page: ${id}; }`;
}
