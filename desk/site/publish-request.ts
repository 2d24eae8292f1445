/** The file by which a desk requests a publication, relative to the repository; the publication removes it. */
export const PUBLISH_REQUEST = 'build/requests/publish';
