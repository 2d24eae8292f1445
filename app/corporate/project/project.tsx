import { useInterface } from '#app/root-data/use-root-data.ts';
import details from '#app/shell/details/details.module.css';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { ProjectFacts } from './project-facts.tsx';
import type { ShownProject } from './shown-project.ts';

/** Spec 9: the description is split at 250 and goes on to 900 characters. */
const SPLIT = [250, 900] as const;

/** Picture, description, challenge and list of a project, its facts beside them (spec 2.4). */
export function Project(project: ShownProject) {
  const { thumbnail, description, challenge, list } = project;
  const { project: words } = useInterface();
  const [first, second] = splitDescription(description, ...SPLIT);
  return (
    <Container className={details.sheet}>
      <div className={details.words}>
        <Picture
          picture={thumbnail}
          ratio="wide"
          sizes="(width >= 75rem) 52rem, (width >= 62rem) 62vw, 92vw"
          priority
        />
        <p className={details.lead}>{first}</p>
        {second && <p>{second}</p>}
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
