import { readPending } from '#app/content/pending.server.ts';
import { Link } from '../link.tsx';
import { pageMeta } from '../meta.ts';
import { useInterface } from '../texts.tsx';
import styles from './pending.module.css';

type Matches = Parameters<typeof pageMeta>[0];
type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  const page = readPending().find(({ path }) => path === pathname);
  if (!page) throw new Error(`No entry for ${pathname} in the list of pending pages.`);
  return page;
}

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { title, description, path } = loaderData;
  return pageMeta(matches, { title, description, path, noindex: true });
}

/** A route whose page is not built yet: what it will hold, and where to ask meanwhile. */
export default function Pending({ loaderData: { title, text, links } }: PageProps) {
  const { pending } = useInterface();
  return (
    <section className={styles.page}>
      <p className={styles.label}>{pending.label}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <nav aria-labelledby="pending-related">
        <h2 id="pending-related" className={styles.label}>
          {pending.related}
        </h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
