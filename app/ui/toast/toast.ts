export interface ToastTexts {
  /** Accessible name of the toasts' region. */
  region: string;
  /** Label of the close button. */
  close: string;
}

export interface Toast {
  tone: 'success' | 'error';
  text: string;
  texts: ToastTexts;
  /** Whether the whole toast has the colour of its tone, not only its edge. */
  coloured?: boolean;
}

/** Prefetches the toast library, so that a toast can report a lost connection. */
export function prepareToasts(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx');
}

/**
 * Shows a short message in the top inline-end corner for 5 s, loading the library with the first.
 * Resolves to whether it could be shown.
 */
export async function showToast(toast: Toast): Promise<boolean> {
  try {
    (await prepareToasts()).present(toast);
    return true;
  } catch {
    return false;
  }
}
