import type { ChartPost } from '#app/content/schemas/chart-post.ts';
import styles from './organization-chart.module.css';

/** Posts with what each answers for, those that answer to them beneath. */
export function PostList({ posts }: { posts: readonly ChartPost[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map(({ post, name, duty, reports }) => (
        <li key={post.join(' ')} className={styles.post}>
          <p>
            <strong>{post.join(' ')}</strong>
            {name && <span className={styles.name}>{name}</span>}
          </p>
          <p className={styles.duty}>{duty}</p>
          {reports.length > 0 && <PostList posts={reports} />}
        </li>
      ))}
    </ul>
  );
}
