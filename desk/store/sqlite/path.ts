/** The database's name in the data directory. */
export const DATABASE_FILE = 'desk.db';
