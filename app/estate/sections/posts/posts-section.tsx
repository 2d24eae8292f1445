import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { PostCards } from '../../blog/post-cards.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 9: a few posts of the blog, the first three on most homes. */
export function PostsSection(props: SectionProps<'posts'>) {
  const { number, title, intro, posts, btnText, all } = props;
  const action = (
    <ButtonLink link={Link} to={all.to} variant="quiet" icon="arrow-right">
      {all.label}
    </ButtonLink>
  );
  return (
    <Section id="posts" number={number} title={title} lead={intro} action={action}>
      <PostCards posts={posts} more={btnText} />
    </Section>
  );
}
