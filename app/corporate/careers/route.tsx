import { readArticles } from '#app/content/articles.server.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { Link } from '#app/layout/link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Grid } from '#app/ui/container/container.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Static } from '#app/ui/static/static.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { TextSections } from '../text-page/text-sections.tsx';
import type { Route } from './+types/route';
import { ApplicationForm } from './application-form.tsx';
import styles from './careers.module.css';
import { readCareers } from './content.server.ts';
import { Vacancies } from './vacancies.tsx';

export function loader() {
  return { ...readCareers(), hasArticles: readArticles().articles.length > 0 };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner } = loaderData;
  const structured = [breadcrumbList({ title: banner.title, path: '/careers' })];
  return pageMeta({ ...meta, path: '/careers', picture: banner.picture, structured });
}

/** `/careers` (spec 2.4): vacancies, working conditions and the application form. */
export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { banner, sections, vacancies, form, next, news, hasArticles } = loaderData;
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
          number="01"
          label={vacancies.label}
          title={vacancies.title}
          lead={vacancies.items.length > 0 ? vacancies.lead : vacancies.empty}
          ground="sunk"
        >
          <Vacancies {...vacancies} />
        </Section>
      </div>
      <Static>
        <TextSections sections={sections} after={1} />
      </Static>
      <div className={styles.rest}>
        <Section
          id="apply"
          number={String(sections.length + 2).padStart(2, '0')}
          label={form.label}
          title={form.title}
          lead={form.intro}
          inset
        >
          <Grid>
            <div className={styles.form}>
              <ApplicationForm purpose={form.purpose} />
            </div>
            <Static className={styles.aside}>
              <NextSteps {...next} />
            </Static>
          </Grid>
        </Section>
        {hasArticles && (
          <Section
            id="news"
            title={news.title}
            lead={news.text}
            ground="sunk"
            action={
              <ButtonLink link={Link} to={news.link.to} variant="secondary" icon="arrow-right">
                {news.link.label}
              </ButtonLink>
            }
          />
        )}
      </div>
    </>
  );
}
