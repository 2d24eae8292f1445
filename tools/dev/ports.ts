/** Where the development server listens. */
export const SITE_PORT = 3000;

/** Where the desk listens behind it. */
export const DESK_PORT = 3001;
