import type { UserState } from '../account/user-state.ts';
import type { EstateListing } from '../listings.server.ts';

/** What the listing form shows of a property that is edited, by field: the navigation state of /add-new-listing. */
export type ListingDraft = Partial<Record<string, string>>;

/** Types of the listing form; it has none for an office. */
const TYPES: Partial<Record<EstateListing['dataTypes'], string>> = {
  Houses: 'House',
  Apartments: 'Apartment',
  Villa: 'House',
  'Single Family': 'Single Family',
  'Luxury Home': 'House',
};

/** The draft of a property, with its visitor as the contact. */
export function draftOf(listing: EstateListing, user: UserState): ListingDraft {
  const { title, desc, price, amenities, dataStatuses, dataTypes } = listing;
  const figure = (icon: string) =>
    amenities.find((amenity) => amenity.icon === icon)?.text.match(/[\d,]+/)?.[0];
  const [Area, Rooms, bathrooms] = [figure('area'), figure('door'), figure('bath')];
  return {
    propertyTitle: title,
    Description: desc,
    Status: dataStatuses === 'Rent' ? 'For Rent' : 'For Sell',
    Type: TYPES[dataTypes],
    Price: price,
    ...{ Area, Rooms, bathrooms },
    ...{ name: user.name, email: user.email, phone: user.phone },
  };
}
