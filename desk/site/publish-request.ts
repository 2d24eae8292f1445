/** The file, from the repository's folder, by which a desk asks for a publication; that removes it. */
export const PUBLISH_REQUEST = 'build/requests/publish';
