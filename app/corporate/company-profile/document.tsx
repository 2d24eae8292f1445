import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { DIRECTION, LANGUAGE } from '#shared/language.ts';
import { chapters } from './chapters.tsx';
import { readCompanyProfile } from './content.server.ts';
import { Facts, Photo } from './parts.tsx';

/**
 * The company profile as a document to print on A4. Links lead to the website.
 *
 * @param css the style sheet
 */
export function ProfileDocument({ css }: { css: string }) {
  const texts = readCompanyProfile();
  const listed = chapters();
  const feet = [{ id: 'contents', title: '' }, ...listed].map(footOf).join('');
  return (
    <html lang={LANGUAGE} dir={DIRECTION}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${readCompany().name}: ${texts.title}`}</title>
        {/* Static files: Chromium would draw the glyphs of variable fonts instead of embedding them. */}
        {['sans/400', 'sans/600', 'mono/400', 'mono/500'].map((face) => (
          <link
            key={face}
            rel="stylesheet"
            href={`/node_modules/@fontsource/ibm-plex-${face}.css`}
          />
        ))}
        <style>{css + feet}</style>
      </head>
      <body>
        <Cover />
        <nav id="contents">
          <h2>{texts.contents}</h2>
          <ol>
            {listed.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {listed.map(({ id, title, body }) => (
          <section key={id} id={id} className={id === 'contacts' ? 'chapter night' : 'chapter'}>
            {id === 'company' && <Photo picture={texts.company.picture} size={[210, 84]} />}
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </body>
    </html>
  );
}

function Cover() {
  const { title, picture, edition } = readCompanyProfile();
  const { name, tagline, arabicName, established } = readCompany();
  const { asOf } = readCompanyFigures();
  const { wordmark, mark } = readLogo();
  const logo = wordmark ?? mark;
  return (
    <header className="cover night">
      <Photo picture={picture} size={[210, 158]} />
      <div className="front">
        {'inline' in logo ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by tools/svg/svg.ts
          <div className="logo" dangerouslySetInnerHTML={{ __html: logo.inline }} />
        ) : (
          <img className={logo.plate ? 'logo plate' : 'logo'} src={logo.dark} alt="" />
        )}
        <div>
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
        {arabicName !== name && <p lang="ar">{arabicName}</p>}
      </div>
      <p className="title">{title}</p>
      <Facts
        className="block"
        rows={[
          [edition.label, asOf.slice(0, 4)],
          [edition.figures, longDate(asOf)],
          [edition.established, String(established)],
          [edition.website, new URL(siteUrl()).host],
        ]}
      />
    </header>
  );
}

/** A chapter's title and the page number below its pages; the boxes of a page have no logical names. */
function footOf({ id, title }: { id: string; title: string }): string {
  const quoted = title.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  const [start, end] = DIRECTION === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `#${id} { page: ${id}; } @page ${id} {
    @bottom-${start} { color: var(--text-soft); font: 7.5pt / 1 var(--sans); content: "${quoted}"; }
    @bottom-${end} { font: 500 8pt / 1 var(--mono); content: counter(page); } }`;
}
