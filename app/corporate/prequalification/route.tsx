import { addressOf } from '#app/content/address.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { origin } from '#app/shared-data/shared-data.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import { PageEnd } from '../text-page/page-end.tsx';
import type { Route } from './+types/route';
import { readPrequalification } from './content.server.ts';
import styles from './prequalification.module.css';
import { Questions } from './questions.tsx';

const PATH = '/prequalification';

export function loader() {
  return readPrequalification();
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, trail } = loaderData;
  return pageMeta({ ...meta, path: PATH, picture: banner.picture, trail: [trail] });
}

/** `/prequalification`: the answers to clients' questionnaires, each with an address. */
export default function PrequalificationPage({ loaderData }: Route.ComponentProps) {
  const { banner, trail, sections, end } = loaderData;
  const { links, ...head } = banner;
  const actions = links.map(({ label, to }, index) => (
    <ActionLink
      key={to}
      to={to}
      label={label}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon="arrow-right"
    />
  ));
  return (
    <>
      <PageBanner
        {...head}
        trail={[trail]}
        action={actions.length > 0 && <div className={styles.actions}>{actions}</div>}
      />
      <div>
        <Container className={styles.sheet}>
          <TableOfContents as="column" sections={sections} />
          <div>
            <p className={styles.source}>{new URL(addressOf(PATH), origin).href}</p>
            <Accordion>
              {sections.map((section) => (
                <Questions key={section.id} {...section} />
              ))}
            </Accordion>
            {sections.map(({ id, drawing }) => drawing && <Drawing key={id} {...drawing} />)}
          </div>
        </Container>
        <PageEnd {...end} />
      </div>
    </>
  );
}
