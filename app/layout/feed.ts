/** Path of the Atom feed (RFC 4287) of all articles; there is none without articles. */
export const FEED_PATH = '/feed.atom';
