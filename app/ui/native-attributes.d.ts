import 'react';

/** Attributes of the platform that React passes through but its types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What pressing does to the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }

  interface DialogHTMLAttributes<T> {
    /** `any`: a press on the backdrop closes the dialog too. */
    closedby?: 'any' | 'closerequest' | 'none' | undefined;
  }
}
