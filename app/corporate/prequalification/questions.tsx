import { fill } from '#app/content/placeholders.ts';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import { InlineHtml } from '../text-page/blocks/inline-html.tsx';
import { TableBlock } from '../text-page/blocks/table-block.tsx';
import { NumberedSection } from '../text-page/document/numbered-section.tsx';
import type { AnsweredSection } from './content.server.ts';
import styles from './prequalification.module.css';

/** Fewer questions are shown at once on phones too. */
const LEAST_FOLDED = 3;

/** A numbered section of questions. The number of a section or question is a link to it. */
export function Questions({ id, number, title, lead, drawing, questions }: AnsweredSection) {
  const list = (
    <dl className={styles.questions}>
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </dl>
  );
  return (
    <NumberedSection id={id} number={number} title={title}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {questions.length < LEAST_FOLDED ? (
        list
      ) : (
        <Fold title={fill(dictionary.fold, { n: questions.length })}>{list}</Fold>
      )}
      {drawing && <Drawing {...drawing} />}
    </NumberedSection>
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
