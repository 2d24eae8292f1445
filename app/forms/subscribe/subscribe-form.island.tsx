import { type FormEvent, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { MAX_LENGTH } from '#shared/limits.ts';
import { doubleClickOver } from '../double-click.ts';
import { limit } from '../limit.ts';
import { MailForm } from '../mail/mail-form.tsx';
import { sendMail } from '../mail/transport.ts';
import { IDLE, type Submission } from '../submission/submission.ts';
import { SubmissionStatus } from '../submission/submission-status.tsx';
import styles from './subscribe-form.module.css';

/**
 * The subscribe box of the footer. It is on every page, so it validates natively instead of loading the
 * form library.
 */
function SubscribeForm() {
  const { subscribe } = dictionary;
  const { consent, leave } = site.footer.subscribe;
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const email = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.state === 'sending') return;
    const form = event.currentTarget;
    setSubmission({ state: 'sending' });
    setRefusal(undefined);
    // If reset earlier, the form would be invalid at the second press of a double click.
    const [outcome] = await Promise.all([sendMail(new FormData(form)), doubleClickOver()]);
    if (outcome.ok) form.reset();
    setRefusal(outcome.remarks.user_email);
    if (outcome.remarks.user_email) email.current?.focus();
    const { ok, wait } = outcome;
    setSubmission(
      ok ? { state: 'sent', toasted: false } : { state: 'failed', toasted: false, wait },
    );
  }

  return (
    <MailForm
      template="subscribe"
      className={`${styles.form} no-print`}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.row}>
        <TextField
          label={subscribe.label}
          ref={email}
          type="email"
          name="user_email"
          required
          error={refusal}
          onChange={() => setRefusal(undefined)}
          remark={limit(MAX_LENGTH.email)}
          autoComplete="email"
          placeholder={subscribe.placeholder}
        />
        <Button type="submit" variant="secondary" loading={submission.state === 'sending'}>
          {subscribe.button}
        </Button>
      </div>
      <p className={styles.small}>{`${consent} ${leave}`}</p>
      <SubmissionStatus submission={submission} />
    </MailForm>
  );
}

export default island('forms/subscribe/subscribe-form', 'visible', SubscribeForm);
