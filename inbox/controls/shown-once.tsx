import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useTexts } from '../language.ts';

interface Props {
  title: string;
  label: string;
  /** What it is for. */
  advice: string;
  value: string;
  onClose: () => void;
}

/** A secret or its link, which the desk gives only once, with a button to copy it. */
export function ShownOnce({ title, label, advice, value, onClose }: Props) {
  const { frame } = useTexts();
  const copying = useMutation({ mutationFn: () => navigator.clipboard.writeText(value) });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={frame.close}>
      <TextField
        type="url"
        label={label}
        hint={advice}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button icon="copy" onClick={() => copying.mutate()}>
          {copying.isSuccess ? frame.copied : frame.copy}
        </Button>
      </div>
      {copying.isError && <p role="alert">{frame.notCopied}</p>}
    </Dialog>
  );
}
