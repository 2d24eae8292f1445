import field from '#app/ui/field/field.module.css';

/** Narrows a list by what is typed. */
export function SearchField({
  label,
  value,
  onType,
}: {
  label: string;
  value: string;
  onType: (wanted: string) => void;
}) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={field.control}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
