import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 4: five questions, one open at a time, grouped natively and so also before hydration. */
export function FaqSection({ number, title, intro, entries }: SectionProps<'faq'>) {
  return (
    <Section id="faq" number={number} title={title} lead={intro} inset>
      <Accordion>
        {entries.map(({ id, btnText, bodyText }) => (
          <AccordionItem
            key={id}
            name="estate-faq"
            number={String(id).padStart(2, '0')}
            title={btnText}
          >
            <p>{bodyText}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
