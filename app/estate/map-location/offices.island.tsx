import { useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { EstateMap } from './content.server.ts';
import styles from './offices.module.css';

const ALL = '';

/** The offices in groups, filtered by state (spec 2.5). */
function Offices({ groups, state }: EstateMap) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(ALL);
  // Keeps the choice made before hydration.
  useEffect(() => setChosen(select.current?.value ?? ALL), []);
  const options = groups.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <div className={styles.offices}>
      <div className={styles.select} data-needs-js>
        <SelectField
          ref={select}
          label={state.label}
          options={[{ value: ALL, label: state.all }, ...options]}
          autoComplete="off"
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      {groups.map(({ id, title, cards }) => (
        <section
          key={id}
          aria-labelledby={`state-${id}`}
          className={styles.group}
          hidden={chosen !== ALL && chosen !== String(id)}
        >
          <h3 id={`state-${id}`}>{title}</h3>
          <div className={styles.cards}>
            {cards.map((card) => (
              <Card key={card.title} title={card.title} level={4}>
                <Contacts contacts={card.contacts} />
                {card.buttons.map(({ link, text, icon }) => (
                  <p key={text}>
                    <ActionLink
                      to={link}
                      label={text}
                      variant="secondary"
                      size="small"
                      icon={icon}
                      aria-label={`${text}: ${card.title}`}
                    />
                  </p>
                ))}
              </Card>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type Contact = EstateMap['groups'][number]['cards'][number]['contacts'][number];

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl className={styles.contacts}>
      {contacts.map(({ icon, title, address }) => (
        <div key={title} className={styles.contact}>
          <dt>
            <Icon name={icon} /> {title}
          </dt>
          <dd>
            <bdi>{address.href ? <a href={address.href}>{address.label}</a> : address.label}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default island('estate/map-location/offices', 'visible', Offices);
