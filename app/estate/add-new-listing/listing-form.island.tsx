import { Fragment, type ReactNode, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { keepNavigationState, navigationState } from '#app/frame/handed-over.ts';
import { island } from '#app/islands/island.tsx';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import type { EstateAddListing } from './content.server.ts';
import type { ListingDraft } from './listing-draft.ts';
import styles from './listing-form.module.css';
import { PictureUpload } from './picture-upload.tsx';

const load = async () => (await import('./listing-schema.ts')).listingSchema;

const SIZES = ['areaSize', 'landArea', 'bedrooms', 'bathrooms', 'garages', 'yearBuild'] as const;

/** The form for a new listing (spec 2.5, 3); it sends no request. */
function ListingForm(texts: EstateAddListing) {
  const draft = useIsHydrated() ? (navigationState() as ListingDraft | undefined) : undefined;
  // A form reads its initial values once.
  return <Fields key={draft?.propertyTitle} {...texts} edited={draft ?? {}} />;
}

function Fields({ edited, ...texts }: EstateAddListing & { edited: ListingDraft }) {
  const { labels, optional, choose, parts, amenities, gallery, editing } = texts;
  // A new key empties pictures and selects, which do not follow their initial values.
  const [round, setRound] = useState(0);
  const draft = round === 0 ? edited : {};
  const { propertyTitle: title } = draft;
  const local = useLocalForm({
    schema: load,
    labels,
    onDone: () => {
      keepNavigationState(undefined);
      setRound(round + 1);
    },
  });
  const { form } = local;
  const field = (name: keyof typeof labels) => ({
    ...local.field(name),
    defaultValue: draft[name],
  });
  const choices = (words: readonly string[]) => [
    { value: '', label: choose },
    ...words.map((label) => ({ value: label, label })),
  ];
  return (
    <form {...form} className={styles.form}>
      {title && <p>{fill(editing, { title })}</p>}
      <Fragment key={round}>
        <Part id="basicInformation" title={parts.basicInformation}>
          <TextField {...field('propertyTitle')} required className={styles.whole} />
          <TextArea {...field('Description')} mark={optional} className={styles.whole} />
          <SelectField {...field('Status')} options={choices(texts.statuses)} required />
          <SelectField {...field('Type')} options={choices(texts.types)} required />
          <TextField {...field('Price')} inputMode="decimal" required />
          <TextField {...field('Area')} inputMode="decimal" required />
          <TextField {...field('Rooms')} inputMode="numeric" required />
        </Part>
        <Part id="propertyGallery" title={parts.propertyGallery}>
          <PictureUpload texts={gallery} className={styles.whole} />
        </Part>
        <Part id="propertyInformation" title={parts.propertyInformation}>
          <TextField {...field('propertyId')} mark={optional} />
          <TextField {...field('sizePrefix')} mark={optional} />
          {SIZES.map((name) => (
            <TextField key={name} {...field(name)} inputMode="numeric" mark={optional} />
          ))}
          <SelectField {...field('parking')} mark={optional} options={choices(texts.parkings)} />
          <fieldset className={styles.amenities}>
            <legend className={styles.legend}>{amenities.title}</legend>
            {amenities.options.map((amenity) => (
              <CheckboxField key={amenity} name="amenities" value={amenity} label={amenity} />
            ))}
          </fieldset>
        </Part>
        <Part id="propertyContactDetails" title={parts.propertyContactDetails}>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('email')} type="email" autoComplete="email" required />
          <TextField {...field('phone')} type="tel" autoComplete="tel" required />
        </Part>
      </Fragment>
      <div>
        <Submit icon="arrow-right">{texts.submit}</Submit>
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

export default island('estate/add-new-listing/listing-form', 'visible', ListingForm);
