/** Port of the development server. */
export const SITE_PORT = Number(process.env.PORT || 3000);

/** Port of the desk behind it. */
export const DESK_PORT = SITE_PORT + 1;
