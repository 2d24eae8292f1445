import { readPosts } from '#app/content/posts.server.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { type Loaded, loadDetails } from '#app/shell/details/load-details.ts';
import { OtherDetails } from '#app/shell/details/other-details.tsx';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { useDetails } from '#app/shell/details/use-details.ts';
import { usePageTexts } from '#app/shell/details/use-page-texts.ts';
import { useTitle } from '#app/shell/details/use-title.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { notFoundMeta } from '#app/shell/not-found/not-found-meta.ts';
import NotFound from '#app/shell/not-found/route.tsx';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { blogPosting } from './blog-posting.ts';
import { Post } from './post.tsx';
import { type PostData, type PostTexts, postUnder } from './post-data.server.ts';
import { postPath, SECTION } from './post-path.ts';
import { postStateSchema } from './post-state.ts';

type PostLoaded = Loaded<PostData> & { texts?: PostTexts };

/** Without data, the page made for `/blog/404`: it answers for every slug that has none. */
export function loader({ params }: Route.LoaderArgs): PostLoaded {
  return { data: postUnder(params.title) ?? null, texts: readPosts().page };
}

/** A slug that was not prerendered may still be shown from navigation state. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return (await loadDetails<PostData>(serverLoader)) as PostLoaded;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const data = loaderData?.data;
  if (!data) return notFoundMeta(matches);
  const page = { title: data.title, path: postPath(data.title) };
  const [description] = splitDescription(data.desc, 160, 160);
  return pageMeta(matches, {
    ...page,
    description,
    picture: data.thumb,
    structured: [...breadcrumbList(matches, page, data.trail), ...blogPosting(matches, data)],
  });
}

/** `/blog/{title}` (spec 2.3, 2.4; decision 0007). */
export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const { post: words } = useInterface();
  const texts = usePageTexts(loaderData.texts, SECTION);
  const post = useDetails(postStateSchema, loaderData);
  useTitle(loaderData.data ? undefined : post?.title);
  if (!post) return <NotFound />;
  const { neighbours = [] } = post;
  return (
    <>
      <PageBanner title={post.title} trail={[{ label: words.list, to: '/career' }]} />
      {/* A comment begun below one post does not stand below the next. */}
      <Post key={params.title} {...post} texts={texts} />
      <OtherDetails
        title={words.others}
        all={{ label: words.all, to: '/career' }}
        others={neighbours.map((other) => ({
          title: other.title,
          to: postPath(other.title),
          state: other,
          picture: other.thumb,
        }))}
      />
    </>
  );
}
