/** A changed field: its place among the fields of the page, its name, and what was typed or chosen. */
export type KeptField = [place: number, name: string, value: string | boolean];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads what the fields of the page hold beyond what they began with. */
export function readFields(): KeptField[] {
  return fields().flatMap((field, place) =>
    isChanged(field) ? [[place, field.name, contentOf(field)]] : [],
  );
}

/** Writes it back into fields that nobody has touched since, as if a visitor did. */
export function restoreFields(kept: readonly KeptField[]): void {
  const all = fields();
  const changed = all.filter(isChanged).map(({ name }) => name);
  for (const [place, name, value] of kept) {
    const field = all[place];
    const isTouched = field && (isChanged(field) || (isRadio(field) && changed.includes(name)));
    if (field?.name === name && !isTouched) write(field, value);
  }
}

/** Fields of forms; not those of searches, which stand in the address, and never passwords or files. */
function fields(): Field[] {
  const all = document.querySelectorAll<Field>(
    '#content form :is(input, select, textarea):not([type=password], [type=file], [type=hidden])',
  );
  return [...all].filter(
    (field) =>
      // A password that is shown is a text field.
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
    // A radio button is taken back by the one chosen in its place.
    if (field.checked !== value && (value || !isRadio(field))) field.click();
    return;
  }
  // React overlooks what is written through the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
