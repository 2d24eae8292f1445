import type { Certificate } from '#app/content/certificates.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { LANGUAGE } from '#shared/language.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Scene } from '../scene/scene.tsx';
import type { Route } from './+types/route';
import { clientsBySector } from './clients-by-sector.ts';
import { type Capabilities, readCapabilities } from './content.server.ts';
import { SectorList } from './sector-list.tsx';
import { ServiceTypes } from './service-types.tsx';

export function loader() {
  const { sectors, records } = readPortfolio();
  return { texts: readCapabilities(), sectors: clientsBySector(sectors, records) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, trail } = loaderData.texts;
  const page = { ...meta, path: '/contract', picture: banner.picture };
  return pageMeta({ ...page, trail: trailOf(trail) });
}

const trailOf = (label: string) => [{ label, to: '/#services' }];

/** `/contract` (spec 2.4): type of project capabilities. */
export default function CapabilitiesPage({ loaderData }: Route.ComponentProps) {
  const { texts, sectors } = loaderData;
  const { banner, trail, services, scene, clients, credentials } = texts;
  return (
    <>
      <PageBanner {...banner} trail={trailOf(trail)} />
      <div>
        <Section id="service-types" title={services.title} lead={services.lead} head={heads.split}>
          <ServiceTypes {...services} />
          {services.drawing && <Drawing {...services.drawing} />}
        </Section>
        {scene && <Scene {...scene} />}
        {sectors.length > 0 && (
          <Section
            id="clients"
            head={heads.split}
            title={clients.title}
            lead={clients.lead}
            ground="sunk"
            action={
              clients.link && <ActionLink {...clients.link} variant="quiet" icon="arrow-right" />
            }
          >
            <SectorList sectors={sectors} texts={clients} />
          </Section>
        )}
        {credentials.items.length > 0 && (
          <Section
            id="credentials"
            head={heads.beside}
            title={credentials.title}
            action={credentials.links.map(({ to, label }) => (
              <p key={to}>
                <ActionLink to={to} label={label} variant="quiet" icon="arrow-right" />
              </p>
            ))}
          >
            <Credentials {...credentials} />
          </Section>
        )}
      </div>
    </>
  );
}

/** The documents that pre-qualification forms ask for first. */
function Credentials({ title, lead, subject, number, valid, items }: Capabilities['credentials']) {
  const columns: Column<Certificate>[] = [
    { label: subject, names: true, cell: ({ title, scope }) => `${title}: ${scope}` },
    { label: number, figures: true, cell: (certificate) => certificate.number },
    {
      label: valid,
      // In Arabic a date has two lines, one for each calendar.
      figures: LANGUAGE !== 'ar',
      cell: ({ expires }) => (
        <time dateTime={expires}>{expires && officialDate(expires, expires)}</time>
      ),
    },
  ];
  return (
    <Fold title={`${title} (${items.length})`}>
      <Table caption={lead} columns={columns} rows={items} rowKey={({ id }) => id} />
    </Fold>
  );
}
