import type { TextPageOf } from '../content.server.ts';
import { loadTextPage } from '../read-text-page.server.ts';
import { Article } from './article.tsx';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) => loadTextPage('article', request);

export default function ArticleRoute({ loaderData }: { loaderData: TextPageOf<'article'> }) {
  return <Article page={loaderData} />;
}
