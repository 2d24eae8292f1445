/**
 * Makes the native disclosures of the header submenus. On hover desktop-menu.module.css shows the list of a closed one.
 * WCAG 1.4.13: Escape dismisses it (the focus returns to its summary), the pointer can move onto it, and it
 * stays until the pointer leaves. A press outside, the focus that leaves, and a followed link close it too.
 */
export function closeSubmenus(): void {
  const disclosures = document.querySelectorAll<HTMLDetailsElement>('header details[name=menu]');
  const submenus = [...disclosures].map((details) => ({
    details,
    item: details.parentElement as HTMLElement,
  }));

  const dismiss = ({ details, item }: (typeof submenus)[number]) => {
    // Hides the list even while the pointer is over the entry.
    item.dataset.dismissed = '';
    details.open = false;
  };

  for (const submenu of submenus) {
    submenu.item.addEventListener('pointerenter', () => {
      delete submenu.item.dataset.dismissed;
      for (const { details } of submenus) {
        if (details !== submenu.details && !details.querySelector('a:focus')) details.open = false;
      }
    });
    submenu.item.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) dismiss(submenu);
    });
  }

  const leave = ({ target }: Event) => {
    for (const { details, item } of submenus) {
      if (!item.contains(target as Node)) details.open = false;
    }
  };
  addEventListener('pointerdown', leave);
  addEventListener('focusin', leave);
  addEventListener('popstate', () => {
    for (const { details } of submenus) details.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const submenu of submenus) {
      const { details, item } = submenu;
      if (!details.open && !item.matches(':hover')) continue;
      if (item.contains(document.activeElement)) details.querySelector('summary')?.focus();
      dismiss(submenu);
    }
  });
}
