import type { Clause } from '#app/content/schemas/text-page.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import styles from './human-rights.module.css';

/**
 * One section of the policy. Its address names what the disclosure hides, not the disclosure:
 * only so does a link to it open it without script.
 */
export function PolicySection({ id, title, html, number }: Clause & { number: number }) {
  const { document: words } = useInterface();
  return (
    <AccordionItem level={2} number={String(number).padStart(2, '0')} title={title}>
      <div id={id} className={styles.section}>
        <Prose html={html} />
        <a href={`#${id}`} className={styles.address}>
          {words.linkToSection}
        </a>
      </div>
    </AccordionItem>
  );
}
