import { officialDate } from '#app/content/long-date.ts';
import { fill } from '#app/content/placeholders.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { ClosedData } from '../careers/careers-data.server.ts';

/** The page of a vacancy after its closing date; it is served with status 410. */
export function ClosedPage({ vacancy: { number, title, closes }, parent, texts }: ClosedData) {
  return (
    <>
      <PageBanner title={title} trail={[{ label: parent, to: '/careers' }]} />
      <Section
        id="closed"
        title={texts.title}
        lead={fill(texts.text, { vacancy: number, date: officialDate(closes) })}
        action={<ActionLink to="/careers#vacancies" label={texts.link} icon="arrow-right" />}
      />
    </>
  );
}
