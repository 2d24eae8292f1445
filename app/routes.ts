import { globSync } from 'node:fs';
import { basename } from 'node:path';
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { isLeftOut } from './content/page-content.server.ts';
import { absentPages, pageFiles } from './content/page-files.server.ts';
import { hasTemplate, hiddenPages } from './content/settings.server.ts';

/** Pages in Markdown: content/<path>.md each. */
export const markdownPages = globSync('content/*.md')
  .map((file) => basename(file, '.md'))
  .toSorted();

/** Template pages that are composed of sections: content/estate/pages.yaml. */
export const estatePages = [
  'home-two',
  'home-three',
  'home-four',
  'home-five',
  'home-six',
  'home-seven',
  'about-us',
  'faq',
];

/** The template's code is checked without its pages too: TypeScript and Knip read all routes. */
const isInTable = hasTemplate() || process.env.ALL_ROUTES === 'true';

/** The real-estate template (spec 2.5), which `estate` in content/site.yaml switches off. */
const template = layout('estate/layout.tsx', [
  ...estatePages.map((path) =>
    route(path, 'estate/section-pages/route.tsx', { id: `estate/${path}` }),
  ),
  route('blog', 'estate/blog/route.tsx'),
  route('blog-details', 'sample-article-route.tsx'),
  ...['property', 'property-sidebar'].map((path) =>
    route(path, 'estate/property/route.tsx', { id: `estate/${path}` }),
  ),
  route('property/:title', 'estate/property-details/route.tsx'),
  route('add-new-listing', 'estate/add-new-listing/route.tsx'),
  route('map-location', 'estate/map-location/route.tsx'),
  route('cart', 'estate/cart/route.tsx'),
  route('checkout', 'estate/checkout/route.tsx'),
  ...['login', 'register'].map((path) =>
    route(path, 'estate/login-register/route.tsx', { id: `estate/${path}` }),
  ),
  route('account', 'estate/account/route.tsx'),
]);

/** `/careers` and its vacancies; a second time for their later versions (decision 0205). */
const careers = (id: string) => [
  route('careers', 'corporate/careers/route.tsx', { id }),
  route('careers/:vacancy', 'corporate/vacancy/route.tsx', { id: `${id}/vacancy` }),
];

/** The pages that are part of the program. */
export const programPages = [
  index('corporate/home/route.tsx'),
  ...markdownPages.map((path) =>
    route(path, 'corporate/text-page/markdown/route.tsx', { id: `markdown/${path}` }),
  ),
  route('certification', 'corporate/certification/route.tsx'),
  route('iso-certifications', 'corporate/iso-certifications/route.tsx'),
  route('contract', 'corporate/contract/route.tsx'),
  route('area-of-expertise', 'corporate/area-of-expertise/route.tsx'),
  route('prequalification', 'corporate/prequalification/route.tsx'),
  route('project', 'corporate/project/route.tsx'),
  route('project/:title', 'corporate/project-details/route.tsx'),
  ...careers('careers'),
  ...prefix('later/:day', careers('later')),
  route('career', 'corporate/career/route.tsx'),
  route('blog/:title', 'corporate/blog-details/route.tsx'),
  route('contact', 'corporate/contact/route.tsx'),
  route('thank-you', 'corporate/thank-you/route.tsx'),
  route('search', 'corporate/search/route.tsx'),
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', 'styleguide/route.tsx')] : []),
  ...(isInTable ? [template] : []),
];

/** The pages of content/pages, each also at its second address (spec 2.3). */
const textPages = pageFiles().flatMap(({ path, kind, alias }) =>
  [path, ...(alias ? [alias] : [])].map((each) =>
    route(each.slice(1), moduleOf(path, kind), { id: `text${each}` }),
  ),
);

/** The module of a text page; that with the form of suppliers has one of its own. */
function moduleOf(path: string, kind: string): string {
  const hasForm = path === '/registration' && !isLeftOut('registration');
  return hasForm ? 'corporate/registration/route.tsx' : `corporate/text-page/${kind}/route.tsx`;
}

/** The page above the pages of a section whose address does not say it. */
const PARENTS: Record<string, string> = { blog: 'career' };

/** In development the editor shows the page of a draft. */
const absent = () => (process.env.NODE_ENV === 'development' ? hiddenPages() : absentPages());

/** Whether a page is part of this site; one below a hidden page is not. */
function isShown({ path = '' }: RouteConfigEntry): boolean {
  const [first = ''] = path.replace(/^later\/:day\//, '').split('/');
  return !absent().has(`/${PARENTS[first] ?? first}`);
}

export default [
  ...[...programPages, ...textPages].filter(isShown),
  route('*', 'layout/not-found/route.tsx'),
] satisfies RouteConfig;
