/** The site is unchanged; the message gives its operator the reason. */
export class NotPublished extends Error {}
