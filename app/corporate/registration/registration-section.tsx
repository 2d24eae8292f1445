import { UnseenFields } from '#app/forms/unseen-fields.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary, mail } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import form from '#app/ui/form/form.module.css';
import prose from '#app/ui/prose/prose.module.css';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { MAX_LENGTH } from '#shared/limits.ts';
import { LANGUAGE_NAME, REGISTRATION_LINK_PATH, REGISTRATION_START_PATH } from '#shared/wire.ts';
import type { RegistrationStart } from './content.server.ts';
import styles from './registration-section.module.css';

/** How long it takes and what it needs; then the first step, which the desk's page goes on from (decision 0123). */
export function RegistrationSection(texts: RegistrationStart) {
  const { title, evaluation, before, documents } = texts;
  return (
    <Section id="register" title={title} lead={evaluation} ground="sunk" head={heads.split}>
      <div className={styles.columns}>
        <div className={prose.prose}>
          <p>{before}</p>
          <ul>
            {documents.map(({ label, remarks }) => (
              <li key={label}>
                {label}
                {remarks.map((remark) => (
                  <small key={remark}>
                    <br />
                    {remark}
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </div>
        <div className={prose.prose}>
          <FirstStep {...texts} />
        </div>
      </div>
    </Section>
  );
}

function FirstStep({ intro, labels, button, lost }: RegistrationStart) {
  const query = LANGUAGE === LANGUAGES[0].code ? '' : `?${LANGUAGE_NAME}=${LANGUAGE}`;
  return (
    <form method="post" action={mail.origin + REGISTRATION_START_PATH} className={form.form}>
      <UnseenFields />
      <p className={form.whole}>{intro}</p>
      <TextField
        name="company"
        label={labels.company}
        required
        maxLength={MAX_LENGTH.name}
        autoComplete="organization"
      />
      <TextField
        name="user_name"
        label={labels.user_name}
        required
        maxLength={MAX_LENGTH.name}
        autoComplete="name"
      />
      <TextField
        name="user_email"
        type="email"
        label={labels.user_email}
        required
        maxLength={MAX_LENGTH.email}
        autoComplete="email"
      />
      <TextField
        name="user_phone"
        type="tel"
        label={labels.user_phone}
        required
        maxLength={MAX_LENGTH.phone}
        autoComplete="tel"
      />
      <p className={form.note}>
        <Link to="/data-protection">{dictionary.form.dataProtection}</Link>
      </p>
      <div className={form.send}>
        <Button type="submit" icon="arrow-right">
          {button}
        </Button>
        <a href={mail.origin + REGISTRATION_LINK_PATH + query}>{lost}</a>
      </div>
    </form>
  );
}
