import type { InOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { Article } from '../text-page/article/article.tsx';
import type { TextPageOf } from '../text-page/content.server.ts';
import { loadTextPage } from '../text-page/read-text-page.server.ts';
import { type RegistrationStart, readRegistrationStart } from './content.server.ts';
import { RegistrationSection } from './registration-section.tsx';

export { textPageMeta as meta } from '../text-page/text-page-view.tsx';

export function loader({ request }: { request: Request }) {
  return { ...loadTextPage('article', request), start: readRegistrationStart() };
}

type Props = {
  loaderData: TextPageOf<'article'> & InOtherLanguages & { start: RegistrationStart | undefined };
};

/** `/registration` (spec 2.4), with the form by which suppliers register. */
export default function RegistrationRoute({ loaderData: { start, ...page } }: Props) {
  return <Article page={page}>{start && <RegistrationSection {...start} />}</Article>;
}
