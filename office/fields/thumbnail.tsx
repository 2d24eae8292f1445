import { useEffect, useState } from 'react';
import styles from '../form/form.module.css';
import { useForm } from '../form/state.ts';
import { useSavedContent, useShared } from '../site.ts';

/** Of the indexes that the build makes. */
type Index = Record<string, { src?: string; sources?: { avif?: { src: string }[] } }>;

const INDEXES = ['pictures', 'marks', 'certificates'].map((name) => `build/${name}.json`);

/** A picture, mark or certificate as the site shows it, small; one to upload as it is. */
export function Thumbnail({ name, large = false }: { name: string; large?: boolean }) {
  const { texts } = useShared();
  const { state } = useForm();
  const pictures = useSavedContent('pictures');
  const listed = Array.isArray(pictures) && pictures.find(({ file }) => file === name);
  const upload = state.uploads.get(name);
  const made = useObjectUrl(upload?.type.startsWith('image/') ? upload : undefined);
  const source = upload ? made : sourceIn(texts, listed ? listed.id : name, large);
  if (!source) return null;
  return (
    <img src={source} alt="" loading="lazy" className={large ? styles.large : styles.thumbnail} />
  );
}

function sourceIn(texts: Record<string, string>, name: string, large: boolean) {
  for (const path of INDEXES) {
    const { src, sources } = indexOf(texts[path] ?? '{}')[name] ?? {};
    const found = src ?? (large ? sources?.avif?.at(-2) : sources?.avif?.[0])?.src;
    if (found) return found;
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

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
