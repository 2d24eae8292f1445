import { useInterface } from '#app/root-data/use-root-data.ts';
import { Description } from '#app/shell/details/description.tsx';
import details from '#app/shell/details/details.module.css';
import { DetailsPicture } from '#app/shell/details/details-picture.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { ProjectFacts } from './project-facts.tsx';
import type { ShownProject } from './shown-project.ts';

/** Spec 9: the description is split at 250 and goes on to 900 characters. */
const SPLIT = [250, 900] as const;

/** Picture, description, challenge and list of a project, its facts beside them (spec 2.4). */
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
