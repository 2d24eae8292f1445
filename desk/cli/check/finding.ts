/**
 * What was found out: `error` when messages are lost or late, or soon will be; `warning` when mail may not
 * arrive everywhere; `note` for what cannot be known, or need not be changed.
 */
export interface Finding {
  level: 'ok' | 'note' | 'warning' | 'error';
  /** What was checked, such as `SPF`. */
  about: string;
  finding: string;
  /** What to do about it. */
  remedy?: string;
}

/** Makes the findings of one subject. */
export function findingsAbout(about: string) {
  const make = (level: Finding['level']) => (finding: string, remedy?: string) => ({
    level,
    about,
    finding,
    ...(remedy === undefined ? {} : { remedy }),
  });
  return { ok: make('ok'), note: make('note'), warning: make('warning'), error: make('error') };
}
