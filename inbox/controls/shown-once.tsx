import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useTexts } from '../language.ts';

/** The link of an invitation, shown once. */
export function InvitationLink({ link, onClose }: { link: string; onClose: () => void }) {
  const { people: texts, frame } = useTexts();
  const copying = useMutation({ mutationFn: () => navigator.clipboard.writeText(link) });
  return (
    <Dialog open onClose={onClose} title={texts.link} closeLabel={frame.close}>
      <TextField
        type="url"
        label={texts.linkLabel}
        hint={texts.linkAdvice}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button icon="copy" onClick={() => copying.mutate()}>
          {copying.isSuccess ? texts.copied : texts.copy}
        </Button>
      </div>
      {copying.isError && <p role="alert">{texts.notCopied}</p>}
    </Dialog>
  );
}
