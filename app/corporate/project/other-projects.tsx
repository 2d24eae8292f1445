import details from '#app/shell/details/details.module.css';
import { Link } from '#app/shell/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { projectPath } from './project-path.ts';
import type { ProjectState } from './project-state.ts';

/** Links to further projects, each handing its data on. */
export function OtherProjects({ projects }: { projects: readonly ProjectState[] }) {
  return (
    <div className={details.others}>
      {projects.map((project) => (
        <Card
          key={project.id}
          title={project.title}
          to={projectPath(project.title)}
          link={Link}
          state={project}
          media={
            <Picture
              picture={project.thumbnail}
              ratio="wide"
              sizes="(width >= 75rem) 39rem, (width >= 48rem) 46vw, 92vw"
            />
          }
        />
      ))}
    </div>
  );
}
