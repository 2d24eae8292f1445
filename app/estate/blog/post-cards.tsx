import type { EstatePostCard } from '#app/content/schemas/estate-section-data.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-cards.module.css';

/** Posts in rows of three. */
export function PostCards({ posts, more }: { posts: readonly EstatePostCard[]; more: string }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.title}>
          <PostCard post={post} more={more} />
        </li>
      ))}
    </ul>
  );
}
