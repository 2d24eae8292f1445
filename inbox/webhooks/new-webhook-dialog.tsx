import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { MessageForm, NewWebhook } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { CheckList } from '../controls/check-list.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
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
  const { webhooks: texts, forms: names } = useTexts();
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
    <FormDialog
      title={texts.add}
      action={texts.add}
      doing={adding}
      disabled={forms.length === 0}
      onClose={onClose}
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
      <CheckList
        label={texts.forms}
        choices={all.map((form) => ({ value: form, label: names[form] }))}
        chosen={forms}
        onChange={setForms}
      />
    </FormDialog>
  );
}
