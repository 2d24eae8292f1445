import { fill } from '#app/content/placeholders.ts';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './contact-cards.module.css';
import type { Contact, ContactCard } from './content.server.ts';
import { formAddress } from './use-recipient-of-address.ts';

interface Props {
  cards: readonly ContactCard[];
  labels: Contact['cardLabels'];
}

/** Cards that most visitors need; phones show the others when they are unfolded. */
const SHOWN = 3;

/** The contact cards (spec 2.4): a question, and the desk that answers it. */
export function ContactCards({ cards, labels }: Props) {
  const rest = cards.slice(SHOWN);
  return (
    <>
      <Cards cards={cards.slice(0, SHOWN)} labels={labels} className={styles.first} />
      {rest.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: rest.length })}>
          <Cards cards={rest} labels={labels} before={SHOWN} className={styles.others} />
        </Fold>
      )}
    </>
  );
}

interface ListProps extends Props {
  /** How many cards precede these. */
  before?: number;
  className: string | undefined;
}

function Cards({ cards, labels, before = 0, className }: ListProps) {
  return (
    <ul className={classNames(styles.cards, className)}>
      {cards.map((card, index) => (
        <li key={card.id} id={`card-${card.id}`} className={styles.card}>
          <p className={styles.number} aria-hidden="true">
            {String(before + index + 1).padStart(2, '0')}
          </p>
          <h3 className={styles.question}>{card.text}</h3>
          <dl className={styles.facts}>
            <div>
              <dt>{labels.attention}</dt>
              <dd>{card.title}</dd>
            </div>
            <div>
              <dt>{labels.contact}</dt>
              <dd>
                <a href={card.contact.href} className={styles.figures}>
                  <bdi>{card.contact.label}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{labels.email}</dt>
              <dd>
                <a href={`mailto:${card.email}`}>{card.email}</a>
              </dd>
            </div>
          </dl>
          <div className={styles.notes}>
            <p>{card.textOne}</p>
            <p>{card.textTwo}</p>
          </div>
          <div className={`${styles.links} no-print`}>
            <Link to={formAddress(card)} className={styles.more}>
              <span>
                {labels.write}
                <VisuallyHidden>({card.title})</VisuallyHidden>
              </span>
              <Icon name="mail" />
            </Link>
            {card.link && (
              <Link to={card.link.to} className={styles.more}>
                {card.link.label}
                <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
