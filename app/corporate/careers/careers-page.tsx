import { Link } from '#app/layout/link.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Static } from '#app/ui/static/static.tsx';
import { TextSections } from '../text-page/text-sections.tsx';
import { ApplySection } from './apply-section.tsx';
import styles from './careers.module.css';
import type { ListData } from './careers-data.server.ts';
import { VacancyList } from './vacancy-list.tsx';

/** `/careers`: open vacancies, working conditions and the application form. */
export function CareersPage(page: ListData) {
  const { banner, sections, vacancies, open, form, next, news, hasArticles } = page;
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
      <Static className={styles.rest}>
        <Section
          id="vacancies"
          number="01"
          label={vacancies.label}
          title={vacancies.title}
          lead={open.length > 0 ? vacancies.lead : vacancies.empty}
          ground="sunk"
        >
          <VacancyList vacancies={open} texts={vacancies} />
        </Section>
      </Static>
      <Static>
        <TextSections sections={sections} after={1} />
      </Static>
      <div className={styles.rest}>
        <ApplySection
          number={String(sections.length + 2).padStart(2, '0')}
          title={form.title}
          form={form}
          next={next}
          vacancies={open}
        />
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
