import { Link } from '#app/layout/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './contact-cards.module.css';
import type { Contact, ContactCard } from './content.server.ts';
import { formAddress } from './use-recipient-of-address.ts';

interface Props {
  cards: readonly ContactCard[];
  labels: Contact['cardLabels'];
}

/** The contact cards (spec 2.4): a question, and the desk that answers it. */
export function ContactCards({ cards, labels }: Props) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li
          key={card.id}
          id={`card-${card.id}`}
          className={styles.card}
          {...(index > 0 && { 'data-below': '' })}
        >
          <p className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
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
          <div className={styles.links}>
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
