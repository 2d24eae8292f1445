import { readPending } from '#app/content/pending.server.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Link } from '../link.tsx';
import { pageMeta } from '../meta.ts';
import { PageBanner } from '../page-banner/page-banner.tsx';
import type { Matches } from '../root-data.ts';
import { useInterface } from '../texts.tsx';
import styles from './pending.module.css';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  // The build asks for `/vision/` and `/vision.data`.
  const pathname = new URL(request.url).pathname.replace(/\/$|\.data$/, '');
  const page = readPending().find(({ path }) => path === pathname);
  if (!page) throw new Error(`No entry for ${pathname} in the list of pending pages.`);
  return page;
}

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { title, description, path, template } = loaderData;
  return pageMeta(matches, { title, description, path, noindex: template });
}

/** A route whose page is not built yet: what it will hold, and where to ask meanwhile. */
export default function Pending({ loaderData: { title, text, links } }: PageProps) {
  const { pending } = useInterface();
  return (
    <>
      <PageBanner title={title} lead={text} />
      <Section label={pending.label} title={pending.related}>
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
