import { Section } from '#app/ui/section/section.tsx';
import { HelpLine } from '../help-line/help-line.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 2.5: 'Get a quote', the form and a number to call. */
export function QuoteSection({ number, title, intro, help }: SectionProps<'quote'>) {
  return (
    <Section id="quote" number={number} title={title} lead={intro} ground="sunk">
      <HelpLine {...help} />
    </Section>
  );
}
