/** Port of the development server. */
export const SITE_PORT = Number(process.env.PORT || 3000);

/** Port of the desk behind it. */
export const DESK_PORT = SITE_PORT + 1;

/** Where that desk finds its content, which the development server writes after each edit. */
export const DESK_DIR = 'build/development';
