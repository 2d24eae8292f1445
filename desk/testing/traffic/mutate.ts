/** A pseudo-random generator with a seed (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Pieces that have crashed or hung multipart parsers. */
const KILLERS = [
  '\r\n',
  '\r\n\r\n',
  '--',
  '\0',
  ' Content-Disposition: form-data; name="a"\r\n',
  'Content-Disposition: form-data\r\n',
  'Content-Disposition: form-data; name="user_id"\r\n\r\ntwice\r\n',
  'Content-Disposition: form-data; name="__proto__"; filename="../../x\0.pdf"\r\n\r\n',
  "Content-Disposition: form-data; name=x; filename*=utf-8''%e2%80%ae%00.exe\r\n\r\n",
  `Content-Disposition: form-data; name="resume"; filename*0="a"; filename*1*=x'y'%zz; filename="\u202efdp.exe"\r\n\r\n`,
  'Content-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  `${'x'.repeat(80_000)}\r\n`,
  `${'x'.repeat(20_000)}: ${'y'.repeat(20_000)}\r\n`,
  Buffer.from('c328a0a1e28280f09f92ff', 'hex'),
  '\ud800\udfff\u202e',
];

/** Makes one to six changes: bytes changed, removed or doubled, killers and boundaries inserted. */
export function mutate(body: Buffer, boundary: string, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(body);
  for (let changes = 1 + random(6); changes > 0; changes--) {
    const at = random(bytes.length + 1);
    const until = Math.min(at + random(random(2) ? 8 : 400), bytes.length);
    const piece = bytes.subarray(at, until);
    const inserted = [
      Buffer.from(KILLERS[random(KILLERS.length)] ?? ''),
      Buffer.from(`\r\n--${boundary}${random(2) ? '--' : ''}${random(2) ? '\r\n' : ''}`),
      // A part without a body.
      Buffer.from(
        `\r\n--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n--${boundary}--`,
      ),
      Buffer.concat([piece, piece]),
      Buffer.of(random(256)),
      Buffer.alloc(0),
    ][random(6)] as Buffer;
    const rest = random(2) ? bytes.subarray(until) : bytes.subarray(at);
    bytes = Buffer.concat([bytes.subarray(0, at), inserted, rest]);
  }
  // Truncated: anywhere, or only by the last line break.
  if (random(10) === 0) return bytes.subarray(0, random(bytes.length + 1));
  return random(10) === 0 ? bytes.subarray(0, Math.max(bytes.length - 2, 0)) : bytes;
}
