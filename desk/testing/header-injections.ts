const BREAKS = [
  ...['\r\n', '\n', '\r', '\n\n', '\r\n\r\n', '\r\n ', '\r\n\t', '\n.\n', '\r\n.\r\n', '\r\r\n'],
  ...['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u0000', '\u001e', '\u001b'],
  ...['%0d%0a', '%0A', '\\r\\n', '=0D=0A', '&#13;&#10;', '\u560d\u560a', '嘊嘍'],
];

const HEADERS = [
  ...['Bcc: victim@evil.example', 'Cc: victim@evil.example', 'To: victim@evil.example'],
  ...['From: director@miqdam.example', 'Sender: v@evil.example', 'Reply-To: v@evil.example'],
  ...['Subject: owned', 'Message-ID: <x@evil.example>', 'Date: Thu, 1 Jan 1970 00:00:00 +0000'],
  ...['Content-Type: text/html', 'Content-Transfer-Encoding: base64', 'MIME-Version: 2.0'],
  ...['Content-Disposition: attachment; filename=x.exe', 'Return-Receipt-To: v@evil.example'],
  ...['RCPT TO:<victim@evil.example>', 'DATA', 'QUIT', '----_NmP-0-Part_1'],
];

const SYNTAX = [
  // Encoded words (RFC 2047), whole, nested, cut off.
  '=?utf-8?B?DQpCY2M6IHZAZXZpbC5leGFtcGxl?=',
  '=?UTF-8?q?=0D=0ABcc:_v@evil.example?= =?utf-8?Q?_more?=',
  '=?=?utf-8?Q?=0D=0ABcc:_v@evil.example?=',
  '=?utf-8?Q?=22=3E=3Cv@evil.example=3E?',
  '=?us-ascii*en?Q?x?=',
  // Separators of addresses, quotes and comments (RFC 5322).
  '"><victim@evil.example>, "',
  'a@b.example, victim@evil.example',
  'victim@evil.example;',
  'group: victim@evil.example, v@evil.example;',
  '<victim@evil.example>',
  '(comment) victim@evil.example (another',
  'back\\slash "and" \\"quotes\\" \\\\',
  'O\'Neill, "Bob" <v@evil.example>',
  '@evil.example:victim@evil.example',
  ',,,;;;:::<><>()[]\\\\""',
  // Lines with a meaning to SMTP or mail programs, and very long ones.
  '.',
  '..\n.\n..',
  'From victim@evil.example Thu Jan  1 00:00:00 1970\n>From here',
  '-- \nsignature',
  'x'.repeat(3_000),
  `${'x'.repeat(997)}\r\n${'y'.repeat(999)}`,
  'م'.repeat(3_000),
  `${'كلمة '.repeat(300)}`,
  '👷🏽‍♀️'.repeat(300),
  // Bidi controls, invisible and invalid characters.
  '\u202evictim\u202c \u2066isolated\u2069',
  'a\u0300\u0301\u0302 \u200b\u200d\ufeff zero',
  'half \ud800 a pair \udfff',
  'tab\tand\u00a0spaces \u3000 of all kinds',
  'حسن {user_email} {fields} {unsubscribe}',
];

/** Inputs that try to inject headers, recipients or content into a mail. */
export const HEADER_INJECTIONS: readonly string[] = [
  ...BREAKS.flatMap((line) => HEADERS.map((header) => `x${line}${header}${line}y`)),
  ...SYNTAX,
];
