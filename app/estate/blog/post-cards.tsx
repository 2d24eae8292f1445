import type { EstatePostCard } from '#app/content/schemas/estate-section-data.ts';
import grid from '../cards/cards.module.css';
import { PostCard } from './post-card.tsx';

/** Posts in rows of three. */
export function PostCards({ posts, more }: { posts: readonly EstatePostCard[]; more: string }) {
  return (
    <ul className={grid.cards}>
      {posts.map((post) => (
        <li key={post.title}>
          <PostCard post={post} more={more} />
        </li>
      ))}
    </ul>
  );
}
