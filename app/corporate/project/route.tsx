import { readPortfolio } from '#app/content/portfolio.server.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { ProfileLink } from '#app/layout/profile-link.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { readProjects } from '../project-details/content.server.ts';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import type { Route } from './+types/route';
import { readPortfolioPage } from './content.server.ts';
import { Largest, largestOf } from './largest.tsx';
import Portfolio from './portfolio.island.tsx';
import type { Contract } from './select-contracts.ts';

export function loader() {
  const { meta, intro, sectors, records } = readPortfolio();
  const projects = readProjects();
  const contracts = records.map((record): Contract => {
    const project = projects.find((known) => known.record.id === record.id);
    return project ? { ...record, picture: project.picture } : record;
  });
  return {
    meta,
    intro,
    contracts,
    sectors: sectors.filter(({ name }) => contracts.some(({ sector }) => sector === name)),
    texts: readPortfolioPage(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { picture } = loaderData.texts.banner;
  return pageMeta({ ...loaderData.meta, path: '/project', picture, trail: [] });
}

/** `/project` (spec 2.4): the table of completed contracts. */
export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { intro, contracts, sectors, texts } = loaderData;
  const { banner, largest, register, reading } = texts;
  const illustrated = largestOf(contracts);
  if (contracts.length === 0) {
    return (
      <>
        <PageBanner {...banner} />
        <Section id="register" title={register.title} lead={register.empty} />
      </>
    );
  }
  return (
    <>
      <PageBanner {...banner} lead={intro} />
      <div>
        {illustrated.length > 0 && (
          <Container>
            <TableOfContents
              as="band"
              sections={[
                { id: 'register', title: register.title },
                { id: 'largest', title: largest.title },
                { id: 'how-to-read-it', title: reading.title },
              ]}
            />
          </Container>
        )}
        <Section id="register" title={register.title}>
          <Portfolio contracts={contracts} sectors={sectors} texts={texts} />
        </Section>
      </div>
      {illustrated.length > 0 && (
        <Section
          id="largest"
          title={largest.title}
          lead={largest.lead}
          head={heads.split}
          className="no-print"
        >
          <Largest contracts={illustrated} />
        </Section>
      )}
      <div>
        <Section id="how-to-read-it" title={reading.title} ground="sunk" head={heads.beside}>
          <Prose>
            {reading.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ProfileLink />
          </Prose>
          {reading.link && <ActionLink {...reading.link} variant="quiet" icon="arrow-right" />}
        </Section>
      </div>
    </>
  );
}
