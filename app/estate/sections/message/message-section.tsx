import { Section } from '#app/ui/section/section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 2.5: the contact form of the FAQ page. */
export function MessageSection({ number, title, intro }: SectionProps<'message'>) {
  return (
    <Section id="message" number={number} title={title} lead={intro} ground="sunk" inset>
      <MessageForm />
    </Section>
  );
}
