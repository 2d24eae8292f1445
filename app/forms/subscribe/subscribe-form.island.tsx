import { type FormEvent, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { dictionary, mail, site } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { MAX_LENGTH } from '#shared/limits.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { limit } from '../limit.ts';
import { Addressing } from '../mail/addressing.tsx';
import { IDLE, type Submission } from '../submission/submission.ts';
import { SubmissionStatus } from '../submission/submission-status.tsx';
import { doubleClickOver } from '../use-one-at-a-time.ts';
import styles from './subscribe-form.module.css';

/**
 * The subscribe box of the footer. It is on every page, so it validates natively and posts with
 * `fetch` instead of loading the form library and the mail SDK.
 */
function SubscribeForm() {
  const { form: words, subscribe } = dictionary;
  const { consent, leave } = site.footer.subscribe;
  const [submission, setSubmission] = useState<Submission>(IDLE);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.state === 'sending') return;
    const form = event.currentTarget;
    setSubmission({ state: 'sending' });
    // If reset earlier, the form would be invalid at the second press of a double click.
    const [arrived] = await Promise.all([post(form), doubleClickOver()]);
    if (arrived) form.reset();
    setSubmission({ state: arrived ? 'sent' : 'failed', toasted: false });
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={`${mail.origin}${SEND_FORM_PATH}`}
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
    >
      <Addressing mail={mail} templateId={mail.templateIds.subscribe} honeypot={words.honeypot} />
      <div className={styles.row}>
        <TextField
          label={subscribe.label}
          type="email"
          name="user_email"
          required
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
    </form>
  );
}

async function post(form: HTMLFormElement): Promise<boolean> {
  try {
    return (await fetch(form.action, { method: 'POST', body: new FormData(form) })).ok;
  } catch {
    return false;
  }
}

export default island('forms/subscribe/subscribe-form', 'visible', SubscribeForm);
