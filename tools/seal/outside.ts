import { readContact } from '#app/content/contact.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import type { Outside } from './policy.ts';

/** The origins that content names: whoever draws the map, and whoever takes the mail. */
export function outside(): Outside {
  const { mail } = readSettings();
  return {
    frames: [new URL(readContact().map.embed).origin],
    mail: mail.origin ? [mail.origin] : [],
  };
}
