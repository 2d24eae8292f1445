import type { Article as ArticleRecord } from '#app/content/articles.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { Description, DetailsPicture } from '#app/layout/details/details-parts.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Tag } from '#app/ui/tag/tag.tsx';
import { VisitorDate } from '../visitor-date.tsx';
import styles from './article.module.css';
import type { ArticleData } from './article-data.server.ts';
import CommentForm from './comment-form.island.tsx';
import { Comments } from './comments.tsx';
import HistoryButtons from './history-buttons.island.tsx';

/** Spec 9: the description is split at 162 characters and cut at 600. */
const SPLIT = [162, 600] as const;

/** The article (spec 2.4). */
export function Article(article: ArticleData) {
  const { thumb, title, admin, date, updated, desc, testimonial, showcase, texts } = article;
  const { article: words } = dictionary;
  const dates: [term: string, date: string | undefined][] = [
    [words.published, date],
    [words.updated, updated],
  ];
  return (
    <Container className={styles.sheet}>
      <article className={styles.article} aria-label={title}>
        <DetailsPicture picture={thumb} />
        <ul className={styles.facts}>
          {dates.map(
            ([term, day]) =>
              day && (
                <li key={term} className={styles.fact}>
                  <Icon name="file-text" />
                  <span>{term}</span> <time dateTime={day}>{officialDate(day)}</time>
                </li>
              ),
          )}
          <li className={styles.fact}>
            <Icon name="user" />
            <span>{words.by}</span> {admin}
          </li>
          <li className={styles.fact} data-needs-js>
            <Icon name="clock" />
            <span>{words.today}</span> <VisitorDate />
          </li>
        </ul>
        <div className={styles.words}>
          <Description text={desc} split={SPLIT} />
        </div>
        {testimonial && <Testimonial {...testimonial} />}
        {showcase && <Showcase {...showcase} />}
      </article>
      <aside className={styles.foot} aria-label={words.aside}>
        {texts.keywords.length > 0 && (
          <section className={styles.part} aria-labelledby="keywords">
            <h2 id="keywords" className={styles.heading}>
              {words.keywords}
            </h2>
            <ul className={styles.keywords}>
              {texts.keywords.map((keyword) => (
                <li key={keyword}>
                  <Tag>{keyword}</Tag>
                </li>
              ))}
            </ul>
          </section>
        )}
        <HistoryButtons />
      </aside>
      <div className={styles.discussion}>
        {texts.comments.length > 0 && <Comments comments={texts.comments} />}
        <CommentForm />
      </div>
    </Container>
  );
}

/** A quotation about the article's subject. */
function Testimonial({ quote, name, designation }: NonNullable<ArticleRecord['testimonial']>) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <strong>{name}</strong>
        <span>{designation}</span>
      </figcaption>
    </figure>
  );
}

/** The resulting rule: a picture and check items. */
function Showcase({ title, text, picture, checks }: NonNullable<ArticleRecord['showcase']>) {
  return (
    <section className={styles.showcase} aria-labelledby="showcase">
      <div className={styles.words}>
        <h2 id="showcase" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check} className={styles.check}>
              <Icon name="check" />
              {check}
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={picture} ratio="card" sizes="(width >= 48rem) max(20rem, 19vw), 92vw" />
    </section>
  );
}
