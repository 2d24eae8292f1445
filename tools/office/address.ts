/** The editor's page. */
export const OFFICE_PATH = '/office';
