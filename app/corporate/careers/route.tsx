import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { ApplySection } from './apply-section.tsx';
import styles from './careers.module.css';
import { listOn } from './careers-data.server.ts';
import { Conditions } from './conditions.tsx';
import { VacancyList } from './vacancy-list.tsx';
import { WorkingDay } from './working-day.tsx';

/** The parameter is the day of a later version (decision 0205). */
export function loader({ params: { day } }: Route.LoaderArgs) {
  return listOn(day);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title: crumb, picture } = loaderData.banner;
  return pageMeta({ ...loaderData.meta, path: '/careers', picture, trail: [], crumb });
}

/** `/careers` (spec 2.4): open vacancies, working conditions and the application form. */
export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { banner, day, sections, vacancies, open, form, next, news, hasArticles } = loaderData;
  return (
    <>
      <PageBanner
        title={banner.title}
        lead={banner.text}
        picture={banner.picture}
        action={
          <ButtonLink to="#apply" icon="arrow-right">
            {form.title}
          </ButtonLink>
        }
      />
      <div className={styles.rest}>
        <Section
          id="vacancies"
          label={vacancies.label}
          title={vacancies.title}
          lead={open.length > 0 ? vacancies.lead : vacancies.empty}
          ground="sunk"
          head={heads.split}
        >
          <VacancyList vacancies={open} texts={vacancies} />
        </Section>
        {day && <WorkingDay {...day} />}
        <Conditions sections={sections} news={hasArticles ? news : undefined} />
      </div>
      <div className={styles.rest}>
        <ApplySection title={form.title} form={form} next={next} vacancies={open} />
      </div>
    </>
  );
}
