import { useMutation } from '@tanstack/react-query';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { INBOX_API_PATH, type MessageFilter } from '#shared/inbox.ts';
import { requestFile } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';

/** Downloads the messages of a filter as a workbook; a refusal is said here. */
export function ExportLink({ filter }: { filter: MessageFilter }) {
  const { filter: texts } = useTexts();
  const path = `export?${new URLSearchParams({ ...filter })}`;
  const exporting = useMutation({
    mutationFn: () => requestFile(path),
    onSuccess: (workbook) => save(workbook, 'messages.xlsx'),
  });
  return (
    <>
      <ButtonLink
        size="small"
        variant="quiet"
        icon={exporting.isPending ? 'loader-circle' : 'download'}
        to={`${INBOX_API_PATH}/${path}`}
        onClick={(event) => {
          event.preventDefault();
          if (!exporting.isPending) exporting.mutate();
        }}
      >
        {texts.export}
      </ButtonLink>
      <Hindrance to={exporting} />
    </>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
