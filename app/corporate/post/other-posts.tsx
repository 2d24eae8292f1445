import details from '#app/shell/details/details.module.css';
import { Link } from '#app/shell/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { postPath } from './post-path.ts';
import type { PostState } from './post-state.ts';

/** Links to further posts, each handing its data on. */
export function OtherPosts({ posts }: { posts: readonly PostState[] }) {
  return (
    <div className={details.others}>
      {posts.map((post) => (
        <Card
          key={post.title}
          title={post.title}
          to={postPath(post.title)}
          link={Link}
          state={post}
          media={
            <Picture
              picture={post.thumb}
              ratio="wide"
              sizes="(width >= 75rem) 39rem, (width >= 48rem) 46vw, 92vw"
            />
          }
        />
      ))}
    </div>
  );
}
