/** Networks whose icons the site has. */
export const networks = [
  'facebook',
  'instagram',
  'linkedin',
  'snapchat',
  'telegram',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const;

export type Network = (typeof networks)[number];
