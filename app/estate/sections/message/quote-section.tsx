import { Section } from '#app/ui/section/section.tsx';
import { QuoteForm } from '../../forms/quote-form.tsx';
import { HelpLine } from '../help-line/help-line.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './quote-section.module.css';

/** Spec 2.5: 'Get a quote', the form and a number to call. */
export function QuoteSection({ number, title, intro, help }: SectionProps<'quote'>) {
  return (
    <Section id="quote" number={number} title={title} lead={intro} ground="sunk">
      <div className={styles.columns}>
        <QuoteForm />
        <HelpLine {...help} />
      </div>
    </Section>
  );
}
