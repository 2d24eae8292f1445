import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Career } from '#app/content/schemas/career.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { PostQuery } from './post-query.ts';
import styles from './post-sidebar.module.css';

interface Props {
  texts: Career['sidebar'];
  search: string;
  onChange: (change: Partial<PostQuery>) => void;
}

/**
 * The search field keeps its own value, so that what is typed before React runs is not lost; sent
 * before then, it asks for the page by the same query.
 */
export function PostSearch({ texts, search, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = () => onChange({ search: input.current?.value.trim() ?? '' });
  useValueOf(search, input, read);
  return (
    <search aria-label={texts.label} data-needs-js>
      <form
        action="/career"
        className={styles.search}
        onInput={read}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          read();
        }}
      >
        <TextField
          ref={input}
          label={texts.search}
          name="q"
          type="search"
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary" icon="search">
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

/** Keeps the field as the address says; at first, what was typed meanwhile goes into the address. */
function useValueOf(search: string, input: { current: HTMLInputElement | null }, read: () => void) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (isFirst.current && field.value && !new URLSearchParams(location.search).has('q')) read();
    // What is being typed at this moment is ahead of the address.
    else if (field !== document.activeElement) field.value = search;
    isFirst.current = false;
  }, [search]);
}
