import { createContext } from 'react';

/** URL paths of the module that starts a page in the browser, and of the development server's runtime. */
export const BrowserEntry = createContext<{ module: string; runtime?: string | undefined }>({
  module: '',
});
