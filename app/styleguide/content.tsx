import { Card } from '#app/ui/card/card.tsx';
import MapFrame from '#app/ui/map-frame/map-frame.island.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture, type PictureRatio } from '#app/ui/picture/picture.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import styles from './styleguide.module.css';

interface Row {
  client: string;
  value: string;
  months: number;
}

const ROWS: Row[] = [
  { client: 'Rawasi Pipelines, 24-inch loop line', value: '35,000,000.00', months: 36 },
  { client: 'Hajar Water, pump station overhaul', value: '1,204,300.00', months: 7 },
  { client: 'Sahel Foundry, crane rails', value: '61,682.50', months: 1 },
];

const COLUMNS: Column<Row>[] = [
  { label: 'Client and project', names: true, cell: (row) => row.client },
  { label: 'Value (SAR)', figures: true, cell: (row) => row.value },
  { label: 'Months', figures: true, cell: (row) => row.months },
];

/** Key figures and a table of records. */
export function Figures() {
  return (
    <>
      <Stats>
        <Stat figure="41" label="projects handed over" />
        <Stat figure="318" unit="SAR m" label="value of finished contracts" />
        <Stat figure="0" label="lost-time injuries in 2.1 million man-hours" />
      </Stats>
      <Table
        caption="Three records"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.client}
        sorted={{ column: 'Value (SAR)', direction: 'descending' }}
      />
    </>
  );
}

const DRAWING =
  'data:image/svg+xml,%3Csvg%20xmlns="http://www.w3.org/2000/svg"%20viewBox="0%200%20160%2080"%3E%3Crect%20width="160"%20height="80"%20fill="silver"/%3E%3Ccircle%20cx="112"%20cy="32"%20r="18"%20fill="black"/%3E%3C/svg%3E';

const PICTURE: PictureData = {
  alt: 'A black disc where the focus of the picture is',
  width: 1600,
  height: 800,
  colour: 'silver',
  focus: [0.7, 0.4],
  files: [{ src: DRAWING, width: 1600 }],
};

const RATIOS: PictureRatio[] = ['natural', 'wide', 'card', 'square'];

/** Pictures in each ratio, cards with and without a picture, and a lazily loaded map. */
export function Pictures() {
  return (
    <>
      <div className={styles.columns}>
        {RATIOS.map((ratio) => (
          <figure key={ratio}>
            <Picture picture={PICTURE} sizes="18rem" ratio={ratio} />
            <figcaption>{ratio}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.columns}>
        <Card title="A card that leads on" number="01" to="#styleguide">
          <p>The whole card is the link.</p>
        </Card>
        <Card
          title="A card with a picture"
          media={<Picture picture={PICTURE} sizes="18rem" ratio="card" />}
        >
          <p>Text below.</p>
        </Card>
      </div>
      <MapFrame
        src="about:blank"
        title="Map"
        waiting="The map loads when it is in view."
        failed="The map could not be loaded."
      >
        <address>Support Industries area, 35518</address>
        <a href="#styleguide">Open the map on its own site</a>
      </MapFrame>
    </>
  );
}
