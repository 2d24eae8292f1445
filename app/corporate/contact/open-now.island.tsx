import { useEffect, useState } from 'react';
import type { OpeningHours } from '#app/content/opening-hours.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { LOCALE } from '#shared/language.ts';
import styles from './contact.module.css';
import type { Contact } from './content.server.ts';
import { type Opening, openingAt } from './opening.ts';

interface Props {
  opening: OpeningHours;
  /** Time zone of the office. */
  zone: string;
  texts: Pick<Contact['map']['hours'], 'open' | 'closed' | 'opens'>;
}

/** How often the clock is read. */
const MINUTE_MS = 60_000;

/** Whether the office is open now, by the visitor's clock; a blank line until that is known. */
function OpenNow({ opening, zone, texts }: Props) {
  const [state, setState] = useState<Opening>();
  useEffect(() => {
    const read = () => setState(openingAt(opening, new Date(), zone));
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [opening, zone]);
  return (
    <p className={`${styles.now} no-print`} data-open={state?.isOpen} data-needs-js="">
      <span>{state ? words(state, texts, zone) : '\u00a0'}</span>
    </p>
  );
}

function words(state: Opening, texts: Props['texts'], zone: string): string {
  if (state.isOpen) return fill(texts.open, { time: state.until });
  if (!state.day) return texts.closed;
  const day = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  });
  return fill(texts.opens, { day: day.format(state.day), time: state.at });
}

export default island('corporate/contact/open-now', 'visible', OpenNow);
