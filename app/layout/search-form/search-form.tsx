import type { ComponentProps } from 'react';
import { addressOf } from '#app/content/address.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './search-form.module.css';

/** The search of the site; without JavaScript its page lists all pages. */
export function SearchForm(props: ComponentProps<'search'>) {
  const { label, submit } = dictionary.search;
  return (
    <search {...props}>
      <form action={addressOf('/search')} className={styles.form}>
        <input
          type="search"
          name="q"
          className={styles.field}
          aria-label={label}
          placeholder={label}
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: of a popover, which the visitor has opened.
          autoFocus={props.popover === 'auto'}
        />
        <Button type="submit" size="small">
          {submit}
        </Button>
      </form>
    </search>
  );
}
