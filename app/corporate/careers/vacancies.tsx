import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { InlineHtml } from '../text-page/blocks/inline-html.tsx';
import type { Careers } from './content.server.ts';
import styles from './vacancies.module.css';

/** The vacancies in an accordion, and what to do if none fits. */
export function Vacancies({ items, labels, none }: Careers['vacancies']) {
  return (
    <div className={styles.vacancies}>
      {items.length > 0 && (
        <Accordion>
          {items.map(({ number, title, places, where, rotation, open, text, needs }) => (
            <AccordionItem key={number} id={number} number={number} title={title}>
              <div className={styles.vacancy}>
                <p className={styles.text}>
                  <InlineHtml html={text} />
                </p>
                <dl className={styles.facts}>
                  <Fact term={labels.places}>{places}</Fact>
                  <Fact term={labels.where}>{where}</Fact>
                  <Fact term={labels.rotation}>{rotation}</Fact>
                  <Fact term={labels.open}>{open}</Fact>
                </dl>
                <div className={styles.needs}>
                  <h4 className={styles.term}>{labels.needs}</h4>
                  <ul className={styles.list}>
                    {needs.map((need) => (
                      <li key={need}>
                        <InlineHtml html={need} />
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </AccordionItem>
          ))}
        </Accordion>
      )}
      {items.length > 0 && <p className={styles.none}>{none}</p>}
      <p>
        <ButtonLink to="#apply" icon="arrow-right">
          {labels.apply}
        </ButtonLink>
      </p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string | number }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
