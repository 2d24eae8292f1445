import type { ComponentProps } from 'react';
import { Grid } from '#app/ui/container/container.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import ApplicationForm from './application-form.island.tsx';
import styles from './careers.module.css';
import type { Careers } from './content.server.ts';

interface Props extends Pick<Careers, 'form' | 'next'> {
  title: string;
  vacancies: ComponentProps<typeof ApplicationForm>['vacancies'];
}

/** The application form, and what happens after it is sent. */
export function ApplySection({ title, form, next, vacancies }: Props) {
  return (
    <Section id="apply" label={form.label} title={title} lead={form.intro} head={heads.split}>
      <Grid>
        <div className={styles.form}>
          <ApplicationForm purpose={form.purpose} vacancies={vacancies} />
        </div>
        <div className={styles.aside}>
          <Fold rest title={next.title}>
            <NextSteps {...next} />
          </Fold>
        </div>
      </Grid>
    </Section>
  );
}
