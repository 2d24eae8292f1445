import type { ComponentProps } from 'react';
import { addressOf } from '#app/content/address.ts';
import { FEED_PATH } from '#app/layout/feed.ts';
import { Link } from '#app/layout/link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';
import type { ArticleQuery } from './article-query.ts';
import styles from './article-sidebar.module.css';
import type { Career } from './content.server.ts';

interface Props {
  texts: Career['sidebar'];
  /** Numbers and names, in the order shown. */
  subjects: readonly (readonly [string, string])[];
  query: ArticleQuery;
  choose(tag: string): void;
  /** Binds the search form to the query. */
  form: ComponentProps<'form'>;
}

/** Search, subjects and a note about the authors; the last two are folded on phones, where the list is below them. */
export function ArticleSidebar({ texts, subjects, query, choose, form }: Props) {
  const chosen = subjects.find(([number]) => number === query.tag)?.[1];
  return (
    <aside className={styles.side} aria-label={texts.label}>
      <search aria-label={texts.label} data-needs-js>
        {/* Submitted before hydration, it requests the page with the same query. */}
        <form action={addressOf('/career')} className={`${styles.search} no-print`} {...form}>
          <TextField
            label={texts.search}
            name="q"
            type="search"
            placeholder={texts.searchHint}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="secondary" icon="search">
            {texts.submit}
          </Button>
        </form>
      </search>
      {subjects.length > 0 && (
        <div data-needs-js>
          <Fold rest title={chosen ? `${texts.tags}: ${chosen}` : texts.tags}>
            <nav className={`${styles.part} no-print`} aria-labelledby="tags">
              <h2 id="tags" className={styles.heading}>
                {texts.tags}
              </h2>
              <ul className={styles.tags}>
                <TagLink label={texts.all} tag="" query={query} choose={choose} />
                {subjects.map(([number, name]) => (
                  <TagLink key={number} label={name} tag={number} query={query} choose={choose} />
                ))}
              </ul>
            </nav>
          </Fold>
        </div>
      )}
      <Fold rest title={texts.about}>
        <section className={styles.part} aria-labelledby="about-notes">
          <h2 id="about-notes" className={styles.heading}>
            {texts.about}
          </h2>
          <p className={styles.about}>{texts.aboutText}</p>
          {texts.careers && (
            <Link to={texts.careers.to} className={styles.more}>
              {texts.careers.label}
              <Icon name="arrow-right" />
            </Link>
          )}
          <Link to={FEED_PATH} className={styles.more}>
            {texts.feed}
            <Icon name="arrow-right" />
          </Link>
        </section>
      </Fold>
    </aside>
  );
}

interface TagLinkProps extends Pick<Props, 'query' | 'choose'> {
  label: string;
  tag: string;
}

/** A link, so that it can be opened in another tab, and before hydration. */
function TagLink({ label, tag, query, choose }: TagLinkProps) {
  const params = new URLSearchParams({
    ...(query.q && { q: query.q }),
    ...(tag && { tag }),
  });
  const search = params.toString();
  return (
    <li>
      <a
        href={`${addressOf('/career')}${search && `?${search}`}`}
        aria-current={query.tag === tag ? 'true' : undefined}
        className={styles.tag}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          choose(tag);
        }}
      >
        {label}
      </a>
    </li>
  );
}
