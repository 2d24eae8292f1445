/** Buttons with `data-opens` open or close all sections of the accordion behind them. */
export function openAll(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-opens]');
    const sections = button?.parentElement?.nextElementSibling?.querySelectorAll('details');
    for (const section of sections ?? []) section.open = button?.dataset.opens === 'all';
  });
}
