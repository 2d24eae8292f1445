import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent, createElement } from 'react';

/** The editor's own React. */
interface EditorWindow {
  h: typeof createElement;
}

/** A link field that suggests the addresses of all pages (files.ts) and accepts any other. */
export function linkField({ value, onChange, forID, classNameWrapper }: CustomFieldControlProps) {
  return (window as unknown as EditorWindow).h('input', {
    id: forID,
    className: classNameWrapper,
    'aria-labelledby': `${forID}-label`,
    dir: 'ltr',
    list: 'pages',
    value: value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
  });
}
