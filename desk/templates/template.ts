/** What the desk knows of a form beyond its schema and its mails: how its refusal page looks. */
export interface Template {
  /** One per field of the schema, in reading order. */
  controls: Record<string, Control>;
  /** Two submissions with the same key are one. Absent: each counts. */
  onceKey?(values: Record<string, string>): string;
}

export type Control =
  | { type: 'text' | 'email' | 'tel' | 'url' | 'textarea'; autocomplete: string }
  | { type: 'file'; accept: string };

/** The field of a template in which a file comes, if it takes one. */
export function fileField({ controls }: Template): string | undefined {
  return Object.keys(controls).find((name) => controls[name]?.type === 'file');
}
