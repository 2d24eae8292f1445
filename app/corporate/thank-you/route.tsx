import { ActionLink } from '#app/layout/action-link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { readThankYou } from './content.server.ts';
import styles from './thank-you.module.css';

export const loader = () => readThankYou();

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/thank-you', noindex: true });
}

/** `/thank-you`: the redirect target of a form posted without script. */
export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  const { meta, title, text, next, links } = loaderData;
  return (
    <>
      <PageBanner title={title} lead={text} crumb={meta.title} />
      <Section>
        <ul className={styles.next}>
          {next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.links}>
          {links.map(({ label, to }, index) => (
            <ActionLink
              key={to}
              to={to}
              label={label}
              variant={index === 0 ? 'primary' : 'secondary'}
            />
          ))}
        </p>
      </Section>
    </>
  );
}
