import type { EstateList } from '#app/content/schemas/estate-property.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';

type Name = 'status' | 'type' | 'location' | 'sort' | 'kind' | 'purpose' | 'budget';

/** Lists to choose from, each All to begin with (spec 9). */
export function Choices({ texts, names }: { texts: EstateList; names: readonly Name[] }) {
  return names.map((name) => (
    <SelectField
      key={name}
      name={name}
      label={texts[name].label}
      options={texts[name].options}
      autoComplete="off"
    />
  ));
}
