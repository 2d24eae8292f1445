import details from '#app/layout/details/details.module.css';
import { Description } from '#app/layout/details/details-parts.tsx';
import { detailsPath } from '#app/layout/details/details-path.ts';
import ShareMenu from '#app/layout/share/share-menu.island.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import side from '../side-facts/side-facts.module.css';
import { VisitorDate } from '../visitor-date.tsx';
import type { ProjectData } from './content.server.ts';
import { contractFacts } from './contract-facts.ts';

/** Spec 9: the description is split at 250 characters and cut at 900. */
const SPLIT = [250, 900] as const;

/** Description, challenge and list of a project, with its facts in a sidebar (spec 2.4). */
export function Project(project: ProjectData) {
  const { description, challenge, list, reference } = project;
  const { project: words } = dictionary;
  return (
    <Container className={details.sheet}>
      <ProjectFacts {...project} />
      <div className={details.words}>
        <Description text={description} split={SPLIT} />
        {challenge && (
          <section className={details.part}>
            <h2 className={details.heading}>{words.challenge}</h2>
            <p>{challenge}</p>
          </section>
        )}
        {list.length > 0 && (
          <section className={details.part}>
            <h2 className={details.heading}>{words.list}</h2>
            <Prose>
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Prose>
          </section>
        )}
        {reference && (
          <Prose>
            <figure>
              <blockquote>{reference.text}</blockquote>
              <figcaption>{reference.by}</figcaption>
            </figure>
          </Prose>
        )}
      </div>
    </Container>
  );
}

/** The sidebar: facts of the contract, the share menu, the visitor's date. */
function ProjectFacts({ title, record, facts }: ProjectData) {
  const { project: words } = dictionary;
  return (
    <aside className={details.side} aria-labelledby="facts">
      <h2 id="facts" className={details.heading}>
        {words.facts}
      </h2>
      <Facts facts={contractFacts(record, facts, dictionary)} className={side.facts} />
      <ShareMenu title={title} path={detailsPath('project', title)} />
      <p className={details.today} data-needs-js>
        {words.today} <VisitorDate />
      </p>
    </aside>
  );
}
