import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What stood in forms that were left, by page and entry of the history; as long as the document lives. */
const drafts = new Map<string, Map<string, string>>();

/**
 * Gives back what was typed when a visitor returns to the form by the back or forward button, as
 * the browser does between documents. Files have to be chosen again.
 *
 * @param names of the fields
 * @param restore told each field's text
 */
export function useDraft<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  restore: (name: Name, typed: string) => void,
): void {
  const { key, pathname } = useLocation();
  const entry = useRef('');
  useEffect(() => {
    entry.current = `${pathname} ${key}`;
  }, [pathname, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: given back on arrival, kept on leaving.
  useEffect(() => {
    const element = form.current;
    for (const [name, typed] of drafts.get(entry.current) ?? []) restore(name as Name, typed);
    return () => {
      const typed = names.flatMap((name) => {
        const field = element?.elements.namedItem(name);
        const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
        return isText && field.type !== 'file' && field.value ? [[name, field.value] as const] : [];
      });
      drafts.set(entry.current, new Map(typed));
    };
  }, []);
}
