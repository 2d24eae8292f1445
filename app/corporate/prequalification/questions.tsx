import { Link } from '#app/layout/link.tsx';
import { AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { InlineHtml } from '../text-page/blocks/inline-html.tsx';
import { TableBlock } from '../text-page/blocks/table-block.tsx';
import type { AnsweredSection } from './content.server.ts';
import styles from './prequalification.module.css';

/**
 * A section of questions; the first is open initially. The number of a question is a link to it. The id is on
 * the hidden content, so that without script the browser opens the section for a link.
 */
export function Questions({ id, number, title, lead, questions }: AnsweredSection) {
  return (
    <AccordionItem level={2} number={number} title={title} open={number === '01'}>
      <div id={id} className={styles.section}>
        {lead && <p className={styles.lead}>{lead}</p>}
        <dl className={styles.questions}>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </dl>
      </div>
    </AccordionItem>
  );
}

type QuestionProps = AnsweredSection['questions'][number];

function Question({ id, number, question, answer, table, more }: QuestionProps) {
  return (
    <div id={id} className={classNames(styles.question, table && styles.wide)}>
      <dt className={styles.asked}>
        <a href={`#${id}`} className={styles.number}>
          {number}
        </a>
        <span>{question}</span>
      </dt>
      <dd className={styles.answer}>
        {answer && (
          <p>
            <InlineHtml html={answer} />
          </p>
        )}
        {table && <TableBlock {...table} />}
        {more && (
          <p className={styles.more}>
            <Link to={more.to}>{more.label}</Link>
          </p>
        )}
      </dd>
    </div>
  );
}
