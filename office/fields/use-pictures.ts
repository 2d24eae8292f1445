import { useEffect, useState } from 'react';
import { useForm } from '../form/state.ts';
import { useSavedContent, useShared } from '../site.ts';
import { type Fields, isFields } from '../tree.ts';
import { uploadedHere } from '../uploads.ts';

/** Of the indexes that the build makes. */
type Index = Record<string, { src?: string; files?: { src: string }[] }>;

const INDEXES = ['pictures', 'marks', 'certificates'].map((name) => `build/${name}.json`);

/** The address of a picture, mark or certificate as the site shows it, small; of one that it has not yet, as it is. */
export function useThumbnail(name: string): string | undefined {
  const { texts } = useShared();
  const saved = useSavedPicture(name);
  const built = builtIn(texts, saved ? String(saved.id) : name)?.at(0);
  const upload = useUpload(saved ? String(saved.file) : name, Boolean(saved && !built));
  return upload ?? built;
}

/** The address of a picture as it was uploaded, by the path of its file. */
export function useWhole(file: string): string | undefined {
  const { texts } = useShared();
  const saved = useSavedPicture(file);
  // Smaller than what was uploaded, and the same, if the site shows all of it.
  const built = saved && !saved.crop ? builtIn(texts, String(saved.id))?.at(-2) : undefined;
  const upload = useUpload(file, !built);
  return upload ?? built;
}

/** A saved picture, by its short name or the path of its file. */
function useSavedPicture(name: string): Fields | undefined {
  const pictures = useSavedContent('pictures');
  return Array.isArray(pictures)
    ? pictures.filter(isFields).find(({ id, file }) => id === name || file === name)
    : undefined;
}

function builtIn(texts: Record<string, string>, name: string): string[] | undefined {
  for (const path of INDEXES) {
    const { src, files } = indexOf(texts[path] ?? '{}')[name] ?? {};
    if (src) return [src];
    if (files) return files.map((each) => each.src);
  }
  return undefined;
}

const indexes = new Map<string, Index>();

/** A list of pictures asks for the same index a hundred times. */
function indexOf(text: string): Index {
  const index = indexes.get(text) ?? JSON.parse(text);
  indexes.set(text, index);
  return index;
}

/** The address of a file that is uploaded when the form is saved, or was; of any other saved one, if it is wanted. */
function useUpload(file: string, isSavedWanted = false): string | undefined {
  const { backend } = useShared();
  const { state } = useForm();
  const [url, setUrl] = useState<string>();
  const upload = state.uploads.get(file) ?? uploadedHere(file);
  const isPicture = upload ? upload.type !== 'application/pdf' : isSavedWanted;
  useEffect(() => {
    if (!isPicture) return setUrl(undefined);
    let made: string | undefined;
    let isWanted = true;
    backend.picture(file, upload).then(
      (picture) => {
        if (!isWanted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [backend, file, upload, isPicture]);
  return url;
}
