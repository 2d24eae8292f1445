import 'react';

/** HTML attributes that React's types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Action on the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }

  interface DialogHTMLAttributes<T> {
    /** `any`: a press on the backdrop also closes the dialog. */
    closedby?: 'any' | 'closerequest' | 'none' | undefined;
  }
}
