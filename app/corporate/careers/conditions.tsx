import { Link } from '#app/layout/link.tsx';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { Blocks } from '../text-page/blocks/block-view.tsx';
import type { TextSection } from '../text-page/blocks/content.server.ts';
import styles from './conditions.module.css';
import type { Careers } from './content.server.ts';

interface Props {
  sections: readonly TextSection[];
  /** The link to the articles, if there are any. */
  news: Careers['news'];
}

/** What working here is like: the first section is shown, the others open one by one. */
export function Conditions({ sections: [first, ...others], news }: Props) {
  return (
    <>
      {first && (
        <Section
          id={first.id}
          label={first.label}
          title={first.title}
          lead={first.lead}
          ground="sunk"
          head={heads.split}
          className={styles.first}
        >
          <Blocks blocks={first.blocks} ground="sunk" />
        </Section>
      )}
      {(others.length > 0 || news) && (
        <Section ground="sunk" className={first && styles.others}>
          {others.length > 0 && (
            <Accordion>
              {others.map((section) => (
                <Part key={section.id} {...section} />
              ))}
            </Accordion>
          )}
          {news && <News {...news} />}
        </Section>
      )}
    </>
  );
}

/** Its id is on the hidden content, so that without script the browser opens the section for a link. */
function Part({ id, title, label, lead, blocks }: TextSection) {
  return (
    <AccordionItem level={2} title={title}>
      <div id={id} className={styles.part}>
        {label && <p className={styles.label}>{label}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
        <Blocks blocks={blocks} ground="sunk" folds={false} />
      </div>
    </AccordionItem>
  );
}

function News({ title, text, link }: NonNullable<Careers['news']>) {
  return (
    <section id="news" aria-labelledby="news-title" className={styles.news}>
      <h2 id="news-title" className={styles.title}>
        {title}
      </h2>
      <p>
        {text}{' '}
        <Link to={link.to} className={styles.link}>
          {link.label}
        </Link>
      </p>
    </section>
  );
}
