import type { ChangeEvent } from 'react';
import { limit } from '#app/forms/limit.ts';
import { MailForm } from '#app/forms/mail/mail-form.tsx';
import { sendMail } from '#app/forms/mail/transport.ts';
import { SubmissionStatus } from '#app/forms/submission/submission-status.tsx';
import { UploadProgress } from '#app/forms/upload/upload-progress.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FileField } from '#app/ui/field/file-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from '#app/ui/form/form.module.css';
import { DOCUMENT_ACCEPT } from '#shared/file-type.ts';
import { MAX_LENGTH } from '#shared/limits.ts';
import { webAddress } from '#shared/typed-text.ts';

/** The number and title by which an application names its vacancy. */
interface NamedVacancy {
  number: string;
  title: string;
}

interface Props {
  purpose: string;
  /** The vacancy that the form is for, or those to choose from. */
  vacancies: NamedVacancy | readonly NamedVacancy[];
}

/** The application form (spec 3, 5, 8); it is delivered to the office with its file (decision 0007). */
function ApplicationForm({ purpose, vacancies }: Props) {
  const { form: words } = dictionary;
  const { anyVacancy, labels, hints, optional, file, submit, keepsTyping } = words.application;
  const { submission, cancel, form, field } = useSchemaForm({
    schema: async () => (await import('#shared/career.ts')).careerSchema,
    errors: words.errors,
    labels,
    send: sendMail,
  });
  const portfolio = field('portfolio');
  const isChoice = !('number' in vacancies) && vacancies.length > 0;
  return (
    <MailForm template="career" {...form} className={styles.form}>
      {'number' in vacancies ? (
        <input type="hidden" name="vacancy" value={nameOf(vacancies)} />
      ) : (
        isChoice && (
          <SelectField
            name="vacancy"
            label={labels.vacancy}
            options={[
              { value: '', label: anyVacancy },
              ...vacancies.map(nameOf).map((name) => ({ value: name, label: name })),
            ]}
          />
        )
      )}
      <TextField
        {...field('user_name')}
        required
        autoComplete="name"
        remark={limit(MAX_LENGTH.name)}
        className={isChoice ? undefined : styles.whole}
      />
      <TextField
        {...field('user_email')}
        type="email"
        required
        autoComplete="email"
        remark={limit(MAX_LENGTH.email)}
      />
      <TextField
        {...field('user_phone')}
        type="tel"
        required
        autoComplete="tel"
        remark={limit(MAX_LENGTH.phone)}
      />
      <TextField
        {...portfolio}
        type="url"
        mark={optional}
        hint={hints.portfolio}
        autoComplete="url"
        onBlur={(event) => {
          const { target } = event;
          const address = webAddress(target.value);
          if (address !== target.value) {
            target.value = address;
            void portfolio.onChange({ target, type: 'change' } as ChangeEvent<HTMLInputElement>);
          }
          portfolio.onBlur(event);
        }}
        remark={limit(MAX_LENGTH.url)}
      />
      <FileField
        {...field('resume', { immediate: true })}
        required
        accept={DOCUMENT_ACCEPT}
        hint={hints.resume}
        fileTexts={file}
      />
      <p className={styles.note}>
        {purpose} <Link to="/data-protection">{words.dataProtection}</Link>
      </p>
      <div className={styles.send}>
        <Button type="submit" icon="arrow-right" loading={submission.state === 'sending'}>
          {submit}
        </Button>
        <SubmissionStatus submission={submission} keepsTyping={keepsTyping} />
      </div>
      <div className={styles.whole}>
        <UploadProgress submission={submission} onCancel={cancel} />
      </div>
    </MailForm>
  );
}

const nameOf = ({ number, title }: NamedVacancy) => `${number} ${title}`;

export default island('corporate/careers/application-form', 'visible', ApplicationForm);
