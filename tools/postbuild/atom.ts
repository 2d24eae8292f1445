import { addressOf } from '#app/content/address.ts';
import { type Article, readArticles } from '#app/content/articles.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { hiddenPages, readSettings } from '#app/content/settings.server.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { FEED_PATH } from '#app/layout/feed.ts';
import { fileOf } from '#app/ui/picture/file-of.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { DIRECTION, LANGUAGE } from '#shared/language.ts';

/** Longest summary of an entry, in characters. */
const SUMMARY = 230;

/**
 * The Atom feed (RFC 4287) of all articles, newest first; undefined without any, or where /career is hidden.
 *
 * @param siteUrl the site's public origin. Its host is part of the ids, which feed readers compare: at
 *   another host every article is new.
 */
export function atomFeed(siteUrl: string): string | undefined {
  const { articles } = readArticles();
  if (articles.length === 0 || hiddenPages().has('/career')) return undefined;
  const { name } = readCompany();
  const { banner } = readCareer();
  const latest = articles.map(changed).toSorted().at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<id>${siteUrl}${addressOf(FEED_PATH)}</id>
<title>${escapeMarkup(banner.title)}</title>
<subtitle>${escapeMarkup(banner.text)}</subtitle>
<updated>${startOf(latest)}</updated>
<author><name>${escapeMarkup(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${siteUrl}${addressOf(FEED_PATH)}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${addressOf('/career')}"/>
<icon>${siteUrl}/icon-512.png</icon>
${articles.map((article) => entry(article, siteUrl)).join('\n')}
</feed>
`;
}

function entry(article: Article, siteUrl: string): string {
  const { id, title, date, admin, tags, desc } = article;
  const [summary] = splitDescription(desc, SUMMARY, SUMMARY);
  // RFC 4151. A title may be corrected, and its address with it; the id stays.
  const tag = `tag:${new URL(siteUrl).hostname},${date}:${addressOf(`/article-${id}`).slice(1)}`;
  return `<entry>
<id>${tag}</id>
<title>${escapeMarkup(title)}</title>
<link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl + addressOf(detailsPath('blog', title)))}"/>
<published>${startOf(date)}</published>
<updated>${startOf(changed(article))}</updated>
<author><name>${escapeMarkup(admin)}</name></author>
${tags.map((term) => `<category term="${escapeMarkup(term)}"/>`).join('')}
<summary>${escapeMarkup(summary)}</summary>
<content type="html">${escapeMarkup(contentOf(article, siteUrl))}</content>
</entry>`;
}

/** The article as HTML, with absolute addresses. */
function contentOf({ desc, picture, testimonial, showcase }: Article, siteUrl: string): string {
  const { width, height, alt } = picture;
  const image = escapeMarkup(new URL(fileOf(picture), siteUrl).href);
  const checks = showcase?.checks.map((check) => `<li>${escapeMarkup(check)}</li>`).join('');
  return [
    `<div lang="${LANGUAGE}" dir="${DIRECTION}">`,
    `<p><img src="${image}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>`,
    `<p>${escapeMarkup(desc)}</p>`,
    testimonial
      ? `<blockquote><p>${escapeMarkup(testimonial.quote)}</p><p>${escapeMarkup(testimonial.name)}</p></blockquote>`
      : '',
    showcase
      ? `<h2>${escapeMarkup(showcase.title)}</h2><p>${escapeMarkup(showcase.text)}</p><ul>${checks}</ul>`
      : '',
    '</div>',
  ].join('');
}

const changed = ({ date, updated = date }: Article) => updated;

/** The start of a day at the office (RFC 3339). */
function startOf(day: string): string {
  const { timeZone } = readSettings();
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
}
