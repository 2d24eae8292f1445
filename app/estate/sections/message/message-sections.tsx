import { Section } from '#app/ui/section/section.tsx';
import { MessageForm, QuoteForm } from '../../forms/message-forms.tsx';
import { HelpLine } from '../help-line/help-line.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './message-sections.module.css';

/** Spec 2.5: the contact form of the FAQ page. */
export function MessageSection({ number, title, intro }: SectionProps<'message'>) {
  return (
    <Section id="message" number={number} title={title} lead={intro} ground="sunk" inset>
      <MessageForm />
    </Section>
  );
}

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
