import type { MessageFilter } from '#shared/inbox.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { useDownload } from './use-download.ts';

export interface Exporting {
  filter: MessageFilter;
  /** Called when the approved suppliers are wanted. */
  onSuppliers: () => void;
}

/** Downloads the messages of a filter as a workbook; of registrations also the approved suppliers. */
export function ExportButtons({ filter, onSuppliers }: Exporting) {
  const { filter: texts } = useTexts();
  const exporting = useDownload(`export?${new URLSearchParams({ ...filter })}`, 'messages.xlsx');
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
      {filter.form === 'registration' && (
        <SmallButton variant="quiet" icon="download" onClick={onSuppliers}>
          {texts.suppliers}
        </SmallButton>
      )}
    </>
  );
}
