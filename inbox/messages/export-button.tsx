import { useMutation } from '@tanstack/react-query';
import type { MessageFilter } from '#shared/inbox.ts';
import { requestFile } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';

/** Downloads the messages of a filter as a workbook; of registrations also the approved suppliers. */
export function ExportButtons({ filter }: { filter: MessageFilter }) {
  const { filter: texts } = useTexts();
  const path = `export?${new URLSearchParams({ ...filter })}`;
  return (
    <>
      <ExportButton path={path} name="messages.xlsx" label={texts.export} />
      {filter.form === 'registration' && (
        <ExportButton path="suppliers" name="suppliers.csv" label={texts.suppliers} />
      )}
    </>
  );
}

/** A link would save a refusal as a file. */
function ExportButton({ path, name, label }: { path: string; name: string; label: string }) {
  const exporting = useMutation({
    mutationFn: () => requestFile(path),
    onSuccess: (file) => save(file, name),
  });
  return (
    <>
      <SmallButton
        variant="quiet"
        icon="download"
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {label}
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
