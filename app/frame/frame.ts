import { closeDialogs, lockScroll } from './dialogs.ts';
import { takeHandedOver } from './handed-over.ts';
import { keepSections } from './kept-sections.ts';
import { offerLanguages } from './language-offer.ts';
import { openAll } from './open-all.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { reportView } from './prerendering.ts';
import { returnFromUnknown } from './return-from-unknown.ts';
import { followScroll } from './scrolled-past.ts';
import { followSectionLinks } from './section-links.ts';
import { openSectionOfAddress } from './section-of-address.ts';
import { closeSubmenus } from './submenus.ts';
import { writeVisitorsDate } from './visitor-date.ts';

/** Starts what header, menus, dialogs and links do by script on every page; the rest of them is HTML and CSS. */
export function startFrame(): void {
  takeHandedOver();
  followScroll();
  closeSubmenus();
  closeDialogs();
  lockScroll();
  followSectionLinks();
  keepSections();
  openSectionOfAddress();
  offerLanguages();
  writeVisitorsDate();
  openAll();
  returnFromUnknown();
  prefetchOnIntent();
  reportView();
}
