import type { MouseEvent } from 'react';

/** Whether a press on a link is one that the browser answers in another tab or window, or by saving. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
