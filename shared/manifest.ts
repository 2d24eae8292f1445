/**
 * The interface between build and server: one entry for every URL path of the site.
 * Written by tools/postbuild as `build/site/manifest.json`, read by the desk's site plugin.
 */
export interface SiteManifest {
  /** Origin of the site in canonical links and the sitemap. */
  siteUrl: string;
  /** Path prefixes of all languages but the default, such as `/ar`. */
  bases?: readonly string[];
  /** Old addresses, each with the path of the page that replaces it. */
  redirects?: Record<string, string>;
  /** URL path (no trailing slash, `/` for home, percent-decoded) → file and headers. */
  files: Record<string, SiteFile>;
}

/** The response for one path. */
export interface SiteFile extends SiteVersion {
  /**
   * Expiry (ISO 8601) of a hashed file that only earlier builds refer to; it is kept for open tabs.
   * Absent for files of this build.
   */
  until?: string;
  /** Versions that replace this one, each from an instant (ISO 8601) on; the earliest first. */
  later?: (SiteVersion & { from: string })[];
}

/** One version of the response. */
export interface SiteVersion {
  /** Path of the uncompressed file, relative to the manifest. */
  file: string;
  /** Precompressed files, relative to the manifest; absent where compression saves nothing. */
  encodings: { br?: string; gzip?: string };
  /** HTTP status: 200, 404 for `/404` and `/<section>/404` (in each language), or 410 for a vacancy that is closed. */
  status: number;
  /** Strong ETag of the uncompressed file, without quotes. */
  etag: string;
  /** All response headers but ETag, Content-Encoding, Content-Length and Vary. Lower-case names. */
  headers: Record<string, string>;
}

/** The entry of the brand's mark on a light ground, a square PNG: for home screens and mails. */
export const MARK_PATH = '/apple-touch-icon.png';

/** The entry of the style sheet of the pages that the desk writes. */
export const STYLE_SHEET_PATH = '/desk.css';

/**
 * The entry for unknown paths, with status 404. For paths below a section of details pages, such as
 * `/project`, it is `/project/404`: React can only hydrate a document that the route of its URL has
 * rendered. Each language has its own: `/ar/404`, `/ar/project/404`.
 */
export const NOT_FOUND_PATH = '/404';
