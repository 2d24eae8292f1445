import { useInterface } from '#app/root-data/use-root-data.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { MapFrame } from '#app/ui/map-frame/map-frame.tsx';
import type { Contact } from './content.server.ts';
import styles from './office-map.module.css';

/** Address, directions, and the map once it is in view. */
export function OfficeMap({ address, directions, link, embed }: Contact['map']) {
  const { map } = useInterface();
  return (
    <MapFrame
      src={embed}
      title={map.frame}
      waiting={map.waiting}
      failed={map.failed}
      address={
        <>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.directions}>{directions}</p>
        </>
      }
      link={
        <ButtonLink to={link} variant="secondary" size="small" icon="arrow-up-right">
          {map.outward}
        </ButtonLink>
      }
    />
  );
}
