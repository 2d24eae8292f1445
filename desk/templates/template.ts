/** What the desk knows of a form beyond its schema: how its mail and its refusal page look. */
export interface Template {
  /** One per field of the schema, in reading order. */
  controls: Record<string, Control>;
  /** Subject of the mail to the office; line breaks in it are harmless. */
  subject(values: Record<string, string>): string;
  /** Two submissions with the same key are one. Absent: each counts. */
  onceKey?(values: Record<string, string>): string;
}

export interface Control {
  type: 'text' | 'email' | 'tel' | 'textarea';
  autocomplete: string;
}
