import { useMemo } from 'react';
import { fill } from '#app/content/fill.ts';
import type { Career } from '#app/content/schemas/career.ts';
import { Container } from '#app/ui/container/container.tsx';
import type { ListedPost } from './listed-post.ts';
import { PostItem } from './post-item.tsx';
import styles from './post-list.module.css';
import { matches } from './post-query.ts';
import { PostSidebar } from './post-sidebar.tsx';
import { usePostQuery } from './use-post-query.ts';

interface Props {
  posts: readonly ListedPost[];
  list: Career['list'];
  sidebar: Career['sidebar'];
}

/** The posts that match, and beside them how to choose. */
export function PostList({ posts, list, sidebar }: Props) {
  const [query, change] = usePostQuery();
  const shown = useMemo(() => posts.filter((post) => matches(post, query)), [posts, query]);
  const tags = useMemo(() => [...new Set(posts.flatMap((post) => post.tags))].toSorted(), [posts]);
  return (
    <Container className={styles.sheet}>
      <PostSidebar texts={sidebar} tags={tags} query={query} onChange={change} />
      <section className={styles.main} aria-labelledby="notes">
        <div className={styles.head}>
          <h2 id="notes" className={styles.title}>
            {list.title}
          </h2>
          <output className={styles.count}>
            {fill(list.count, { n: shown.length, all: posts.length })}
          </output>
        </div>
        {shown.length === 0 && <p>{list.none}</p>}
        <ul className={styles.list}>
          {shown.map((post) => (
            <li key={post.id}>
              <PostItem post={post} more={list.more} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
