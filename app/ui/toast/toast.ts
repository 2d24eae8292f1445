export interface ToastTexts {
  /** Names the region the toasts stand in. */
  region: string;
  /** Names a toast's close button. */
  close: string;
}

export interface Toast {
  tone: 'success' | 'error';
  text: string;
  texts: ToastTexts;
  /** In the colour of its tone all over, not at its edge only. */
  coloured?: boolean;
}

/** Fetches the toast library ahead, so that a toast can still tell that the network has gone. */
export function prepareToasts(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx');
}

/**
 * Shows a short message at the top of the page's end side for 5 s; the library comes with the first.
 * Answers whether it could be shown.
 */
export async function showToast(toast: Toast): Promise<boolean> {
  try {
    (await prepareToasts()).present(toast);
    return true;
  } catch {
    return false;
  }
}
