import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';
import { scrollBehavior } from './scrolled-past.ts';
import { focusSection } from './section-focus.ts';

/**
 * Spec 2.2: a link to a section of the home page scrolls smoothly to that of the current page if it exists
 * there. Without script it is a plain link.
 */
export function followSectionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-section]');
    const section = link && document.getElementById(link.dataset.section ?? '');
    if (!section || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    section.scrollIntoView({ behavior: scrollBehavior() });
    focusSection(section);
    history.replaceState(history.state, '', `#${section.id}`);
  });
}
