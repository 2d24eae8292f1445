import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { FileList } from './file-list.tsx';
import type { FormFiles } from './form-files.ts';

interface Open {
  files: FormFiles;
  List: typeof FileList;
}

/** The files of a form. Nothing of their list is loaded before one is chosen, or was kept. */
export function useFiles(input: RefObject<HTMLInputElement | null>) {
  const [open, setOpen] = useState<Open>();
  // For a form that is sent long after it was pressed.
  const opened = useRef<FormFiles>(null);
  const opening = useRef<Promise<Open>>(null);
  /** Chosen before the list was loaded. */
  const chosen = useRef<File[]>([]);
  /** Choices that are being examined, and are not listed yet. */
  const adding = useRef(0);
  const state = useSyncExternalStore(
    open?.files.entries.subscribe ?? subscribeToNothing,
    () => open?.files.entries.state(),
    () => undefined,
  );

  const load = async (): Promise<FormFiles> => {
    opening.current ??= import('./open-files.ts').then(async ({ FormFiles, FileList }) => ({
      files: await FormFiles.open(),
      List: FileList,
    }));
    try {
      const open = await opening.current;
      setOpen(open);
      opened.current = open.files;
      adding.current += 1;
      await open.files.add(chosen.current.splice(0)).finally(() => {
        adding.current -= 1;
      });
      return open.files;
    } catch (error) {
      // Tried again with the next file, when there is a connection, and before the form is sent.
      opening.current = null;
      throw error;
    }
  };
  const tryToLoad = () => void load().catch(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads references only.
  useEffect(() => {
    const again = () => chosen.current.length > 0 && tryToLoad();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return {
    open,
    notice: state?.notice,
    isPlain: state?.isPlain ?? false,
    take(files: Iterable<File>): void {
      chosen.current.push(...files);
      tryToLoad();
    },
    /** Shows what an earlier document has kept (kept-files.ts). */
    restore(): void {
      try {
        if (Object.keys(localStorage).some((key) => key.startsWith('enquiry:'))) tryToLoad();
      } catch {
        // The visitor blocks site data.
      }
    },
    /** Says beside the field why the form is not sent, until the list changes. */
    refuse(notice: string): void {
      opened.current?.entries.show({ notice });
      input.current?.focus();
    },
    /** Whether there is any, so that the form need not have a text. */
    any: () =>
      chosen.current.length + adding.current > 0 || Boolean(opened.current?.entries.files.length),
    /** Waits for the files; resolves to why the form is not sent. */
    async prepare(onWaiting: (text: string) => void): Promise<string | undefined> {
      if (chosen.current.length === 0 && !opened.current) return undefined;
      const files = await load().catch(() => undefined);
      if (!files) return dictionary.toasts.failed;
      return files.ready(onWaiting);
    },
    /** Adds to a form which files belong to it. */
    addTo(form: FormData): void {
      // The control has none: they are in the list.
      form.delete('files');
      opened.current?.addTo(form);
    },
    forget: () => void opened.current?.queue.forget(),
  };
}

const subscribeToNothing = () => () => {};
