import details from '#app/layout/details/details.module.css';
import { Description, DetailsPicture } from '#app/layout/details/details-parts.tsx';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { ShownProject } from './project-data.server.ts';
import { ProjectFacts } from './project-facts.tsx';

/** Spec 9: the description is split at 250 characters and cut at 900. */
const SPLIT = [250, 900] as const;

/** Picture, description, challenge and list of a project, with its facts in a sidebar (spec 2.4). */
export function Project(project: ShownProject) {
  const { thumbnail, description, challenge, list } = project;
  const { project: words } = useInterface();
  return (
    <Container className={details.sheet}>
      <div className={details.words}>
        <DetailsPicture picture={thumbnail} />
        <Description text={description} split={SPLIT} />
        {challenge && (
          <section className={details.part}>
            <h2 className={details.heading}>{words.challenge}</h2>
            <p>{challenge}</p>
          </section>
        )}
        {list && (
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
      </div>
      <ProjectFacts {...project} />
    </Container>
  );
}
