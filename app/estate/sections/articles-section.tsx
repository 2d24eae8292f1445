import { ActionLink } from '#app/layout/action-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { ArticleCards } from '../blog/article-cards.tsx';
import type { EstateSectionOf } from './content.server.ts';

/** Spec 9: articles of the blog; on most home variants the first three. */
export function ArticlesSection(props: EstateSectionOf<'posts'>) {
  const { title, intro, posts, btnText, all } = props;
  const action = <ActionLink {...all} variant="quiet" icon="arrow-right" />;
  return (
    <Section id="posts" title={title} lead={intro} action={action}>
      <ArticleCards swiped articles={posts} more={btnText} />
    </Section>
  );
}
