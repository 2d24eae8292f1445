import { Addressing } from '#app/forms/mail/addressing.tsx';
import { SubmissionStatus } from '#app/forms/submission/submission-status.tsx';
import { useLimit } from '#app/forms/use-limit.ts';
import { useMessageForm } from '#app/forms/use-message-form.ts';
import { useInterface, useMail } from '#app/root-data/use-root-data.ts';
import { Link } from '#app/shell/link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from '#app/ui/form/form.module.css';
import { MAX_LENGTH } from '#contract/limits.ts';
import { SEND_FORM_PATH } from '#contract/wire.ts';

/** The contact form (spec 3, 5, 7, 8): no field is required, one must say something. */
export function ContactForm() {
  const { form: words, toasts } = useInterface();
  const mail = useMail();
  const limit = useLimit();
  const { submission, form, field } = useMessageForm({
    schema: async () => (await import('#contract/contact.ts')).contactSchema,
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
      <TextField
        {...field('user_name')}
        placeholder={placeholders.user_name}
        autoComplete="name"
        judge={limit(MAX_LENGTH.name)}
      />
      <TextField
        {...field('user_email')}
        type="email"
        placeholder={placeholders.user_email}
        autoComplete="email"
        judge={limit(MAX_LENGTH.email)}
      />
      <TextField
        {...field('user_phone')}
        type="tel"
        placeholder={placeholders.user_phone}
        autoComplete="tel"
        judge={limit(MAX_LENGTH.phone)}
      />
      <TextField
        {...field('user_subject')}
        placeholder={placeholders.user_subject}
        autoComplete="off"
        judge={limit(MAX_LENGTH.subject)}
      />
      <TextArea
        {...field('message')}
        placeholder={placeholders.message}
        judge={limit(MAX_LENGTH.message)}
        className={styles.whole}
      />
      <div className={styles.send}>
        <Button type="submit" icon="arrow-right" loading={submission.state === 'sending'}>
          {words.submit}
        </Button>
        <SubmissionStatus submission={submission} texts={{ ...toasts, sending: words.sending }} />
      </div>
      <p className={styles.note}>
        <Link to="/data-protection">{words.dataProtection}</Link>
      </p>
    </form>
  );
}
