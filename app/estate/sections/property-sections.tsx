import Carousel from '#app/ui/carousel/carousel.island.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import Tabs from '#app/ui/tabs/tabs.island.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import grid from '../cards/cards.module.css';
import { IconLink } from '../icon-button/icon-button.tsx';
import { typePath } from '../property/type-path.ts';
import { PropertyCard } from '../property-card/property-card.tsx';
import { texts as estateTexts } from '../shared-texts.ts';
import type { EstateSectionOf } from './content.server.ts';
import { IconCard } from './service-sections.tsx';

/** Spec 2.5: the six property-type cards. */
export function PropertyTypesSection(props: EstateSectionOf<'property-types'>) {
  const { title, intro, cards } = props;
  return (
    <Section id="property-types" head={heads.split} title={title} lead={intro} ground="sunk">
      <ul className={`${grid.cards} ${grid.swiped}`}>
        {cards.map(({ icon, title: name, desc, btnText, type }) => (
          <IconCard
            key={name}
            icon={icon}
            title={name}
            text={desc}
            action={btnText}
            to={typePath(type)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Spec 4: five tabs, each a slice of the sample properties. */
export function LatestPropertiesSection(props: EstateSectionOf<'latest-properties'>) {
  const { title, intro, tabs } = props;
  return (
    <Section id="latest-properties" head={heads.centred} title={title} lead={intro}>
      <Tabs id="latest" label={title} tabs={tabs.map(({ label }) => label)}>
        {tabs.map(({ label, listings }) => (
          <ul key={label} className={`${grid.cards} ${grid.swiped}`}>
            {listings.map((listing) => (
              <li key={listing.title}>
                <PropertyCard listing={listing} />
              </li>
            ))}
          </ul>
        ))}
      </Tabs>
    </Section>
  );
}

/** Spec 2.5, 9: properties in a carousel of two or three. */
export function SliderSection({ title, intro, show, listings }: EstateSectionOf<'slider'>) {
  const { carousel } = estateTexts;
  return (
    <Section id="slider" head={heads.split} title={title} lead={intro} ground="sunk">
      <Carousel label={title} labels={carousel} show={show}>
        {listings.map((listing) => (
          <PropertyCard key={listing.title} listing={listing} />
        ))}
      </Carousel>
    </Section>
  );
}

type ApartmentsProps = EstateSectionOf<'apartments'>;

/** Spec 2.5: 'Available Apartments', a row for each floor with a link to the properties. */
export function ApartmentsSection({ title, intro, caption, columns, rows }: ApartmentsProps) {
  return (
    <Section id="apartments" head={heads.beside} title={title} lead={intro}>
      <Table caption={caption} columns={columnsOf(columns)} rows={rows} rowKey={(row) => row.no} />
    </Section>
  );
}

function columnsOf(heads: ApartmentsProps['columns']): Column<ApartmentsProps['rows'][number]>[] {
  return [
    { label: heads.no, names: true, cell: (row) => row.no },
    { label: heads.bathroom, figures: true, cell: (row) => row.bathroom },
    { label: heads.rooms, figures: true, cell: (row) => row.rooms },
    { label: heads.area, figures: true, cell: (row) => row.area },
    { label: heads.pricing, figures: true, cell: (row) => row.pricing },
    {
      head: <VisuallyHidden>{heads.action}</VisuallyHidden>,
      label: heads.action,
      cell: ({ action, actionLink }) => (
        <IconLink icon="arrow-right" label={action} to={actionLink} />
      ),
    },
  ];
}
