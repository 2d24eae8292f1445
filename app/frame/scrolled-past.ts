/** Spec 9: the header is fixed once the page is scrolled by more than this many CSS px. */
const FIXED_AFTER = 100;

/** Spec 9: the scroll-to-top button appears once the page is scrolled by more than this many CSS px. */
const SHOWN_AFTER = 200;

/** Milliseconds without scrolling after which the visitor reads what is below the button. */
const READS_AFTER = 2500;

/** Fixes the header and shows the scroll-to-top button while the page is scrolled past their distances. */
export function followScroll(): void {
  const header = document.querySelector('header');
  const button = document.getElementById('scroll-to-top');
  let rest: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    header?.toggleAttribute('data-fixed', scrollY > FIXED_AFTER);
    if (!button) return;
    button.hidden = scrollY <= SHOWN_AFTER;
    button.removeAttribute('data-resting');
    clearTimeout(rest);
    rest = setTimeout(() => button.setAttribute('data-resting', ''), READS_AFTER);
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
  button?.addEventListener('click', () => {
    document.getElementById('top')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: scrollBehavior() });
  });
}

/** How the page scrolls where nothing requires a jump. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
