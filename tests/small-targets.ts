/**
 * Links and controls below 24 × 24 px (WCAG 2.5.8), except links within a text; runs in the page. Distance to others does
 * not excuse them.
 */
export function smallTargets(): string[] {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const { width, height, bottom } = control.getBoundingClientRect();
    const isHidden = !control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Visually hidden until it has the focus, or above the page.
    if (isHidden || width <= 1 || bottom < 0 || Math.min(width, height) >= 24) return [];
    const name = control.textContent.trim();
    const block = control.closest('p, li, td, th, dd, dt, div, address, h1, h2, h3');
    const isInText =
      getComputedStyle(control).display === 'inline' && block?.textContent.trim() !== name;
    return isInText ? [] : [`${name || control.outerHTML} is ${width} × ${height} px`];
  });
}
