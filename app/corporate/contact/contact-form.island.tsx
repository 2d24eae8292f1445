import { limit } from '#app/forms/limit.ts';
import { Addressing } from '#app/forms/mail/addressing.tsx';
import { SubmissionStatus } from '#app/forms/submission/submission-status.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { dictionary, mail } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from '#app/ui/form/form.module.css';
import { MAX_LENGTH } from '#shared/limits.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { type Recipient, useRecipientOfAddress } from './use-recipient-of-address.ts';

/**
 * The contact form (spec 3, 5, 7, 8): no field is required, but one must be filled in. It is sent to
 * the chosen contact card, if any.
 */
function ContactForm({ cards }: { cards: readonly Recipient[] }) {
  const { form: words } = dictionary;
  const recipient = useRecipientOfAddress(cards);
  const { submission, form, field } = useSchemaForm({
    schema: async () => (await import('#shared/contact.ts')).contactSchema,
    errors: words.errors,
    labels: words.labels,
    load: async () => {
      const { sendMail } = await import('#app/forms/mail/mail.ts');
      return async (element) => (await sendMail(mail, mail.templateIds.contact, element)).ok;
    },
  });
  const { placeholders } = words;

  return (
    <form
      {...form}
      className={styles.form}
      method="post"
      action={`${mail.origin}${SEND_FORM_PATH}`}
      encType="multipart/form-data"
    >
      <Addressing mail={mail} templateId={mail.templateIds.contact} honeypot={words.honeypot} />
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
      <div className={styles.send}>
        <Button type="submit" icon="arrow-right" loading={submission.state === 'sending'}>
          {words.submit}
        </Button>
        <SubmissionStatus submission={submission} />
      </div>
      <p className={styles.note}>
        <Link to="/data-protection">{words.dataProtection}</Link>
      </p>
    </form>
  );
}

export default island('corporate/contact/contact-form', 'visible', ContactForm);
