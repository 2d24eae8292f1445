import type { Phone } from '#app/content/fields.server.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import MessageForm from '../forms/message-form.island.tsx';
import QuoteForm from '../forms/quote-form.island.tsx';
import styles from './contact-sections.module.css';
import type { EstateSectionOf } from './content.server.ts';

/** Spec 2.5: the contact form of the FAQ page. */
export function MessageSection({ title, intro }: EstateSectionOf<'message'>) {
  return (
    <Section id="message" head={heads.beside} title={title} lead={intro} ground="sunk">
      <MessageForm />
    </Section>
  );
}

/** Spec 2.5: 'Get a quote', the form and a number to call. */
export function QuoteSection({ title, intro, help }: EstateSectionOf<'quote'>) {
  return (
    <Section id="quote" head={heads.beside} title={title} lead={intro} ground="sunk">
      <div className={styles.columns}>
        <QuoteForm />
        <HelpLine {...help} />
      </div>
    </Section>
  );
}

/** 'Need help?' and the number to call (spec 2.5). */
export function HelpLine({ label, phone }: { label: string; phone: Phone }) {
  return (
    <p className={styles.help}>
      <Icon name="phone" />
      <span>{label}</span>
      <a className={styles.number} href={phone.href}>
        <bdi>{phone.label}</bdi>
      </a>
    </p>
  );
}

/** Spec 4: five questions, one open at a time; the native grouping works before hydration too. */
export function FaqSection({ title, intro, entries }: EstateSectionOf<'faq'>) {
  return (
    <Section id="faq" head={heads.beside} title={title} lead={intro}>
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
