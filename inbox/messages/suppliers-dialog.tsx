import { useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { deskTime } from '../api.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useDownload } from './use-download.ts';

/** Downloads who is approved on a day, such as that of a tender. */
export function SuppliersDialog({ onClose }: { onClose: () => void }) {
  const { filter: texts } = useTexts();
  const { dayName } = useFormats();
  const today = dayName(deskTime());
  const [day, setDay] = useState(today);
  const exporting = useDownload(`suppliers?on=${day}`, `suppliers-${day}.csv`, onClose);
  return (
    <FormDialog title={texts.suppliers} action={texts.download} doing={exporting} onClose={onClose}>
      <TextField
        type="date"
        label={texts.validOn}
        hint={texts.validOnHint}
        required
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}
