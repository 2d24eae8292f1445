import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../api.ts';

/** Saves a file of the desk: a link would save a refusal as one. */
export function useDownload(path: string, name: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: () => requestFile(path),
    onSuccess(file) {
      save(file, name);
      onSaved?.();
    },
  });
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
