import { useMutation } from '@tanstack/react-query';
import type { MessageFilter } from '#shared/inbox.ts';
import { requestFile } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';

/** Downloads the messages of a filter as a workbook. A link would save a refusal as a file. */
export function ExportButton({ filter }: { filter: MessageFilter }) {
  const { filter: texts } = useTexts();
  const exporting = useMutation({
    mutationFn: () => requestFile(`export?${new URLSearchParams({ ...filter })}`),
    onSuccess: (workbook) => save(workbook, 'messages.xlsx'),
  });
  return (
    <>
      <SmallButton
        variant="quiet"
        icon="download"
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {texts.export}
      </SmallButton>
      <Hindrance to={exporting} />
    </>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
