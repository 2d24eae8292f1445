/** A changed field: its index among the page's fields, its name and its value. */
export type KeptField = [place: number, name: string, value: string | boolean];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields whose values differ from their defaults. */
export function readFields(): KeptField[] {
  return fields().flatMap((field, place) =>
    isChanged(field) ? [[place, field.name, contentOf(field)]] : [],
  );
}

/** Restores values of fields that were not changed since, as if the visitor had entered them. */
export function restoreFields(kept: readonly KeptField[]): void {
  const all = fields();
  const changed = all.filter(isChanged).map(({ name }) => name);
  for (const [place, name, value] of kept) {
    const field = all[place];
    const isTouched = field && (isChanged(field) || (isRadio(field) && changed.includes(name)));
    if (field?.name === name && !isTouched) write(field, value);
  }
}

/** Fields of forms, except passwords, files, and searches, which are kept in the URL. */
function fields(): Field[] {
  const all = document.querySelectorAll<Field>(
    '#content form :is(input, select, textarea):not([type=password], [type=file], [type=hidden])',
  );
  return [...all].filter(
    (field) =>
      // A revealed password is a text field.
      !field.autocomplete.includes('password') &&
      !field.closest('search') &&
      !field.form?.querySelector('search'),
  );
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio';
}

function isToggle(field: Field): field is HTMLInputElement {
  return isRadio(field) || field.type === 'checkbox';
}

function contentOf(field: Field): string | boolean {
  return isToggle(field) ? field.checked : field.value;
}

function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return (
    field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
  );
}

function write(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    // A radio button is deselected by selecting another.
    if (field.checked !== value && (value || !isRadio(field))) field.click();
    return;
  }
  // React ignores values set through its own property on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
