import type { Career } from '#app/content/schemas/career.ts';
import { Link } from '#app/shell/link.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PostQuery } from './post-query.ts';
import { PostSearch } from './post-search.tsx';
import styles from './post-sidebar.module.css';

interface Props {
  texts: Career['sidebar'];
  tags: readonly string[];
  query: PostQuery;
  onChange: (change: Partial<PostQuery>) => void;
}

/** Search, subjects, and who writes here. */
export function PostSidebar({ texts, tags, query, onChange }: Props) {
  return (
    <aside className={styles.side} aria-label={texts.label}>
      <PostSearch texts={texts} search={query.search} onChange={onChange} />
      <nav className={classNames(styles.part, styles.choice)} aria-labelledby="tags" data-needs-js>
        <h2 id="tags" className={styles.heading}>
          {texts.tags}
        </h2>
        <ul className={styles.tags}>
          <TagLink label={texts.all} tag="" query={query} />
          {tags.map((tag) => (
            <TagLink key={tag} label={tag} tag={tag} query={query} />
          ))}
        </ul>
      </nav>
      <section className={styles.part} aria-labelledby="about-notes">
        <h2 id="about-notes" className={styles.heading}>
          {texts.about}
        </h2>
        <p className={styles.about}>{texts.aboutText}</p>
        <Link to={texts.careers.to} className={styles.more}>
          {texts.careers.label}
          <Icon name="arrow-right" />
        </Link>
      </section>
    </aside>
  );
}

/* A link, so that a choice made before React runs is kept in the address and holds from then on. */
function TagLink({ label, tag, query }: { label: string; tag: string; query: PostQuery }) {
  const params = new URLSearchParams({
    ...(query.search && { q: query.search }),
    ...(tag && { tag }),
  });
  return (
    <li>
      <Link
        to={{ search: params.toString() }}
        replace
        preventScrollReset
        viewTransition={false}
        aria-current={query.tag === tag ? 'true' : undefined}
        className={styles.tag}
      >
        {label}
      </Link>
    </li>
  );
}
