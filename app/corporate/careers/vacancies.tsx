import type { Careers } from '#app/content/schemas/careers.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Words } from '../article/blocks/words.tsx';
import styles from './vacancies.module.css';

/** The open places, each to be opened; below, what to do where none fits. */
export function Vacancies({ items, labels, none }: Careers['vacancies']) {
  return (
    <div className={styles.vacancies}>
      <Accordion>
        {items.map(({ number, title, places, where, rotation, open, text, needs }) => (
          <AccordionItem key={number} id={number} number={number} title={title}>
            <div className={styles.vacancy}>
              <p className={styles.text}>
                <Words html={text} />
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
                      <Words html={need} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
      <p className={styles.none}>{none}</p>
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
