import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Figures, Pictures } from './content.tsx';
import { Actions, Fields } from './controls.tsx';
import { Disclosures, Messages } from './feedback.tsx';
import { Foundations, Texts } from './foundations.tsx';
import styles from './styleguide.module.css';

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];
}

const CHAPTERS = [
  { title: 'Foundations', Chapter: Foundations },
  { title: 'Actions and icons', Chapter: Actions },
  { title: 'Fields', Chapter: Fields },
  { title: 'Messages', Chapter: Messages },
  { title: 'Disclosures and dialogs', Chapter: Disclosures },
  { title: 'Figures and tables', Chapter: Figures },
  { title: 'Pictures, cards, maps', Chapter: Pictures },
  { title: 'Running text', Chapter: Texts },
];

/** `/styleguide`, in development only: every component in every state, on all three backgrounds. */
export default function Styleguide() {
  return (
    <>
      <Section
        title={<span id="styleguide">Style guide</span>}
        lead="Every component in every state."
      >
        <Breadcrumb
          label="You are here"
          items={[{ label: 'Home', to: '/' }, { label: 'Style guide' }]}
        />
      </Section>
      {CHAPTERS.map(({ title, Chapter }, index) => (
        <Section key={title} number={String(index + 1).padStart(2, '0')} title={title}>
          <div className={styles.grounds}>
            <div className={styles.plain}>
              <Chapter />
            </div>
            <div className={styles.sunk}>
              <Chapter />
            </div>
            <div className={`night ${styles.night}`}>
              <Chapter />
            </div>
          </div>
        </Section>
      ))}
    </>
  );
}
