import type { ReactNode } from 'react';
import { officialDate } from '#app/content/long-date.ts';
import { numberFormat } from '#app/content/number-format.ts';
import { fill } from '#app/content/placeholders.ts';
import details from '#app/layout/details/details.module.css';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import ShareMenu from '#app/layout/share/share-menu.island.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { ApplySection } from '../careers/apply-section.tsx';
import styles from '../careers/careers.module.css';
import type { VacancyData } from '../careers/careers-data.server.ts';
import side from '../side-facts/side-facts.module.css';
import { InlineHtml, InlineHtmlItems } from '../text-page/blocks/inline-html.tsx';

/** The page of an open vacancy: its facts, work and requirements, and the form to apply for it. */
export function VacancyPage({ vacancy, picture, parent, texts, form, next }: VacancyData) {
  const { number, title, path, text, summaries, needs, scene } = vacancy;
  const { labels } = texts;
  return (
    <>
      <PageBanner
        title={title}
        picture={picture}
        trail={[{ label: parent, to: '/careers' }]}
        action={
          <ButtonLink to="#apply" icon="arrow-right">
            {labels.apply}
          </ButtonLink>
        }
      />
      <Container className={details.sheet}>
        <div className={details.words}>
          <section className={details.part}>
            <h2 className={details.heading}>{labels.work}</h2>
            <p className={details.lead}>
              <InlineHtml html={text} />
            </p>
            {summaries.map(({ language, direction, name, text: summary }) => (
              <div key={language} lang={language} dir={direction} className={styles.summary}>
                <h3>{name}</h3>
                <p>{summary}</p>
              </div>
            ))}
          </section>
          <section className={details.part}>
            <h2 className={details.heading}>{labels.needs}</h2>
            <Prose>
              <ul>
                <InlineHtmlItems items={needs} />
              </ul>
            </Prose>
          </section>
          {/* A drawing says nothing in part. */}
          {scene && (
            <Picture
              picture={scene}
              ratio={scene.drawing ? 'natural' : 'wide'}
              sizes="(width >= 62rem) 62vw, 92vw"
            />
          )}
        </div>
        <aside className={details.side} aria-labelledby="facts">
          <h2 id="facts" className={details.heading}>
            {labels.facts}
          </h2>
          <VacancyFacts vacancy={vacancy} texts={texts} />
          <ShareMenu title={title} path={path} />
        </aside>
      </Container>
      <div className={styles.rest}>
        <ApplySection
          title={fill(labels.applyFor, { vacancy: number })}
          form={form}
          next={next}
          vacancies={vacancy}
        />
      </div>
    </>
  );
}

function VacancyFacts({ vacancy, texts }: Pick<VacancyData, 'vacancy' | 'texts'>) {
  const { number, trade, posts, grade, where, rotation, open, employment, posted, closes } =
    vacancy;
  const { labels } = texts;
  const pay = payText(vacancy.pay, texts);
  const facts: [term: string, text: ReactNode][] = [
    [labels.number, number],
    [labels.trade, trade],
    [labels.posts, posts],
    [labels.grade, grade],
    ...(pay ? [[labels.pay, pay] as [string, string]] : []),
    [labels.where, where],
    [labels.rotation, rotation],
    [labels.employment, texts.employment[employment]],
    [labels.open, open],
    [
      labels.posted,
      <time key="posted" dateTime={posted}>
        {officialDate(posted)}
      </time>,
    ],
    [
      labels.closes,
      <time key="closes" dateTime={closes}>
        {officialDate(closes)}
      </time>,
    ],
  ];
  return <Facts facts={facts} className={side.facts} />;
}

const amount = numberFormat();

function payText(
  pay: VacancyData['vacancy']['pay'],
  { pay: range, fixedPay }: VacancyData['texts'],
): string | undefined {
  if (!pay) return undefined;
  const from = amount.format(pay.from);
  return pay.to ? fill(range, { from, to: amount.format(pay.to) }) : fill(fixedPay, { from });
}
