import { type ReactNode, useState } from 'react';
import type { EstateAddListing } from '#app/content/schemas/estate-add-listing.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './listing-form.module.css';
import { PictureUpload } from './picture-upload.tsx';

const load = async () => (await import('./listing-schema.ts')).listingSchema;

const SIZES = ['areaSize', 'landArea', 'bedrooms', 'bathrooms', 'garages', 'yearBuild'] as const;

/** The form for a new listing (spec 2.5, 3); it is sent nowhere. */
export function ListingForm(texts: EstateAddListing) {
  const { labels, optional, choose, parts, amenities, gallery } = texts;
  // A new round empties what the form does not hold itself: the pictures.
  const [round, setRound] = useState(1);
  const { form, field } = useLocalForm({
    schema: load,
    onDone: () => setRound(round + 1),
  });
  const named = (name: keyof typeof labels) => ({
    ...field(name, { called: labels[name] }),
    label: labels[name],
  });
  const choices = (words: readonly string[]) => [
    { value: '', label: choose },
    ...words.map((label) => ({ value: label, label })),
  ];
  return (
    <form {...form} className={styles.form}>
      <Part id="basicInformation" title={parts.basicInformation}>
        <TextField {...named('propertyTitle')} required className={styles.whole} />
        <TextArea {...named('Description')} mark={optional} className={styles.whole} />
        <SelectField {...named('Status')} options={choices(texts.statuses)} required />
        <SelectField {...named('Type')} options={choices(texts.types)} required />
        <TextField {...named('Price')} inputMode="decimal" required />
        <TextField {...named('Area')} inputMode="decimal" required />
        <TextField {...named('Rooms')} inputMode="numeric" required />
      </Part>
      <Part id="propertyGallery" title={parts.propertyGallery}>
        <PictureUpload key={round} texts={gallery} className={styles.whole} />
      </Part>
      <Part id="propertyInformation" title={parts.propertyInformation}>
        <TextField {...named('propertyId')} mark={optional} />
        <TextField {...named('sizePrefix')} mark={optional} />
        {SIZES.map((name) => (
          <TextField key={name} {...named(name)} inputMode="numeric" mark={optional} />
        ))}
        <SelectField {...named('parking')} mark={optional} options={choices(texts.parkings)} />
        <fieldset className={styles.amenities}>
          <legend className={styles.legend}>{amenities.title}</legend>
          {amenities.options.map((amenity) => (
            <CheckboxField key={amenity} name="amenities" value={amenity} label={amenity} />
          ))}
        </fieldset>
      </Part>
      <Part id="propertyContactDetails" title={parts.propertyContactDetails}>
        <TextField {...named('name')} autoComplete="name" required />
        <TextField {...named('email')} type="email" autoComplete="email" required />
        <TextField {...named('phone')} type="tel" autoComplete="tel" required />
      </Part>
      <div>
        <Button type="submit" icon="arrow-right">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
