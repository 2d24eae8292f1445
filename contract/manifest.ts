/**
 * What the build hands to whoever serves it: one entry for every URL path of the sealed site.
 * Written by tools/seal as `build/site/manifest.json`, read by the desk's site plugin.
 */
export interface SiteManifest {
  /** Origin the pages name as the site's own: canonical links, sitemap. */
  siteUrl: string;
  /** URL path (no trailing slash, `/` for home, percent-decoded) → file and headers. */
  files: Record<string, SiteFile>;
}

/** How one path is answered. */
export interface SiteFile {
  /** Path of the identity-encoded file, relative to the manifest. */
  file: string;
  /** Precompressed twins, relative to the manifest; absent where compression does not pay. */
  encodings: { br?: string; gzip?: string };
  /** HTTP status this entry answers with: 200, or 404 for `/404` and `/<section>/404`. */
  status: number;
  /** Strong ETag of the identity bytes, without quotes. */
  etag: string;
  /** Complete response headers besides ETag, Content-Encoding, Content-Length, Vary. Lower-case names. */
  headers: Record<string, string>;
  /**
   * Of a hashed file that only earlier builds name: until when it stays, for the tabs they left open
   * (ISO 8601). Absent for files of this build.
   */
  until?: string;
}

/**
 * The entry that answers unknown paths, with status 404. Below a section of details pages, such as
 * `/project`, `/project/404` answers instead: React can take over only a document that the route of
 * its URL has made.
 */
export const NOT_FOUND_PATH = '/404';
