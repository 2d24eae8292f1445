/** Where the development server listens. */
export const SITE_PORT = Number(process.env.PORT || 3000);

/** Where the desk listens behind it. */
export const DESK_PORT = SITE_PORT + 1;
