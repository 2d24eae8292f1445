import { longDate } from '#app/content/long-date.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { PostRemarks } from '#app/layout/details/post-remarks.tsx';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { Link } from '#app/layout/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import grid from '../cards/cards.module.css';
import type { EstatePostCard } from '../listings.server.ts';
import { More } from '../more/more.tsx';
import styles from './article-cards.module.css';

interface Props {
  articles: readonly EstatePostCard[];
  /** Label of the links. */
  more: string;
  /** Whether they are one row on phones, which is swiped. */
  swiped?: boolean;
}

/** Article cards in rows of three. */
export function ArticleCards({ articles, more, swiped = false }: Props) {
  return (
    <ul className={classNames(grid.cards, styles.articles, swiped && grid.swiped)}>
      {articles.map((article) => (
        <li key={article.title}>
          <ArticleCard article={article} more={more} />
        </li>
      ))}
    </ul>
  );
}

/** Longest excerpt in characters: the first part of the article's description (spec 9). */
const EXCERPT = 162;

/** An article (spec 3). */
function ArticleCard({ article, more }: { article: EstatePostCard; more: string }) {
  const { title, date, admin, thumb, meta, desc } = article;
  const [excerpt] = splitDescription(desc, EXCERPT, EXCERPT);
  return (
    <Card
      title={title}
      number={<time dateTime={date}>{longDate(date)}</time>}
      media={
        <Picture picture={thumb} ratio="wide" sizes="(width < 48rem) 100vw, max(27rem, 26vw)" />
      }
      to={detailsPath('blog', title)}
      link={Link}
      className={styles.card}
    >
      <PostRemarks first={admin} remarks={meta} />
      <p>{excerpt}</p>
      <More text={more} />
    </Card>
  );
}
