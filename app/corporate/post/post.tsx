import { useInterface } from '#app/root-data/use-root-data.ts';
import { Description } from '#app/shell/details/description.tsx';
import details from '#app/shell/details/details.module.css';
import { DetailsPicture } from '#app/shell/details/details-picture.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Tag } from '#app/ui/tag/tag.tsx';
import { Today } from '../today/today.tsx';
import { CommentForm } from './comment-form.tsx';
import { Comments } from './comments.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './post.module.css';
import type { PostTexts } from './post-data.server.ts';
import { Showcase } from './showcase.tsx';
import type { ShownPost } from './shown-post.ts';
import { Testimonial } from './testimonial.tsx';

/** Spec 9: a post's description is split at 162 and cut at 600 characters. */
const SPLIT = [162, 600] as const;

interface PostProps extends ShownPost {
  /** What stands beside and below every post; undefined until it is fetched. */
  texts: PostTexts | undefined;
}

/** Everything spec 2.4 lists for a post; what only its record knows is left out without one. */
export function Post({ thumb, title, admin, desc, testimonial, showcase, texts }: PostProps) {
  const { post: words } = useInterface();
  return (
    <Container className={details.sheet}>
      <article className={details.words} aria-label={title}>
        <DetailsPicture picture={thumb} />
        <ul className={styles.facts}>
          <li className={styles.fact} data-needs-js>
            <Icon name="clock" />
            <span>{words.today}</span> <Today />
          </li>
          <li className={styles.fact}>
            <Icon name="user" />
            <span>{words.by}</span> {admin}
          </li>
        </ul>
        <Description text={desc} split={SPLIT} />
        {testimonial && <Testimonial {...testimonial} />}
        {showcase && <Showcase {...showcase} />}
      </article>
      <aside className={details.side} aria-label={words.aside}>
        {texts && (
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
        {texts && <Comments comments={texts.comments} />}
        <CommentForm />
      </div>
    </Container>
  );
}
