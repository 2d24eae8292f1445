/** Whether something on the page is not saved. */
let isChanged = () => false;

/** Asks before unsaved work is left. @returns a function that stops it */
export function guardLeaving(changed: () => boolean): () => void {
  isChanged = changed;
  return () => {
    isChanged = () => false;
  };
}

export const hasUnsaved = () => isChanged();

addEventListener('beforeunload', (event) => {
  if (isChanged()) event.preventDefault();
});
