import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { MessageForm, NewWebhook } from '#shared/inbox.ts';
import { request } from '../api.ts';
import dialog from '../controls/dialog.module.css';
import { Hindrance } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';

/** What the desk takes: over plain HTTP only its own machine. */
const ADDRESS = String.raw`https://.+|http://(localhost|127\.0\.0\.1)[:\/].*`;

interface Props {
  onClose: () => void;
  /** Called with the secret. */
  onAdded: (secret: string) => void;
}

/** Adds a webhook. */
export function NewWebhookDialog({ onClose, onAdded }: Props) {
  const { webhooks: texts, forms: names, frame } = useTexts();
  const all = Object.keys(names) as MessageForm[];
  const [url, setUrl] = useState('');
  const [forms, setForms] = useState<readonly MessageForm[]>(all);
  const adding = useMutation({
    mutationFn: () => {
      const body: NewWebhook = { url, forms: [...forms] };
      return request<{ secret: string }>('webhooks', { method: 'POST', body });
    },
    onSuccess({ secret }) {
      onClose();
      onAdded(secret);
    },
  });
  return (
    <Dialog open onClose={onClose} title={texts.add} closeLabel={frame.close}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate();
        }}
      >
        <TextField
          type="url"
          dir="ltr"
          label={texts.url}
          hint={texts.urlHint}
          title={texts.urlHint}
          required
          pattern={ADDRESS}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <fieldset className={dialog.choices}>
          <legend className={dialog.legend}>{texts.forms}</legend>
          {all.map((form) => (
            <CheckboxField
              key={form}
              label={names[form]}
              checked={forms.includes(form)}
              onChange={({ target }) =>
                setForms(target.checked ? [...forms, form] : forms.filter((each) => each !== form))
              }
            />
          ))}
        </fieldset>
        <Hindrance to={adding} />
        <Button type="submit" disabled={forms.length === 0} loading={adding.isPending}>
          {texts.add}
        </Button>
      </form>
    </Dialog>
  );
}
