import { useRef } from 'react';
import { limit } from '#app/forms/limit.ts';
import { MailForm } from '#app/forms/mail/mail-form.tsx';
import { sendMail } from '#app/forms/mail/transport.ts';
import { SubmissionStatus } from '#app/forms/submission/submission-status.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from '#app/ui/form/form.module.css';
import { MAX_LENGTH } from '#shared/limits.ts';
import { type FieldTexts, FilesField } from './files/files-field.tsx';
import { useFiles } from './files/use-files.ts';
import { useEarlierMessage } from './use-earlier-message.ts';
import { type Recipient, useRecipientOfAddress } from './use-recipient-of-address.ts';

interface Props {
  cards: readonly Recipient[];
  /** Absent where the form takes no files. */
  fileTexts?: (FieldTexts & { adds: string }) | undefined;
}

/**
 * The contact form (spec 3, 5, 7, 8): no field is required, but one must be filled in. It is sent to
 * the chosen contact card, if any.
 */
function ContactForm({ cards, fileTexts }: Props) {
  const { form: words } = dictionary;
  const recipient = useRecipientOfAddress(cards);
  const input = useRef<HTMLInputElement>(null);
  const files = useFiles(input);
  const [earlier, forgetEarlier] = useEarlierMessage();
  const { submission, form, field } = useSchemaForm({
    schema: async () => {
      const { contactFields, contactSchema } = await import('#shared/contact.ts');
      return files.any() ? contactFields : contactSchema;
    },
    errors: words.errors,
    labels: words.labels,
    prepare: files.prepare,
    async send(form, watch) {
      files.addTo(form);
      if (earlier) form.append('earlier', earlier);
      const { remarks, ...outcome } = await sendMail(form, watch);
      const { uploads, files: plain = uploads, ...others } = remarks;
      if (plain) files.refuse(plain);
      return { ...outcome, remarks: others };
    },
    onDone() {
      files.forget();
      forgetEarlier();
    },
  });
  const { placeholders } = words;

  return (
    <MailForm template="contact" {...form} className={styles.form}>
      {fileTexts && earlier && (
        <p className={styles.whole}>
          <strong>{fileTexts.adds}</strong>
        </p>
      )}
      <SelectField
        ref={recipient}
        name="recipient"
        label={words.labels.recipient}
        options={[
          { value: '', label: words.anyRecipient },
          ...cards.map(({ title }) => ({ value: title, label: title })),
        ]}
        className={styles.whole}
      />
      <TextField
        {...field('user_name')}
        placeholder={placeholders.user_name}
        autoComplete="name"
        remark={limit(MAX_LENGTH.name)}
      />
      <TextField
        {...field('user_email')}
        type="email"
        placeholder={placeholders.user_email}
        autoComplete="email"
        remark={limit(MAX_LENGTH.email)}
      />
      <TextField
        {...field('user_phone')}
        type="tel"
        placeholder={placeholders.user_phone}
        autoComplete="tel"
        remark={limit(MAX_LENGTH.phone)}
      />
      <TextField
        {...field('user_subject')}
        placeholder={placeholders.user_subject}
        remark={limit(MAX_LENGTH.subject)}
      />
      <TextArea
        {...field('message')}
        placeholder={placeholders.message}
        remark={limit(MAX_LENGTH.message)}
        className={styles.whole}
      />
      {fileTexts && (
        <FilesField ref={input} texts={fileTexts} files={files} className={styles.whole} />
      )}
      <div className={styles.send}>
        <Button type="submit" icon="arrow-right" loading={submission.state === 'sending'}>
          {words.submit}
        </Button>
        <SubmissionStatus submission={submission} />
      </div>
      <p className={styles.note}>
        <Link to="/data-protection">{words.dataProtection}</Link>
      </p>
    </MailForm>
  );
}

export default island('corporate/contact/contact-form', 'visible', ContactForm);
