import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a security key would do by itself, changed for a test. */
export interface Behaviour {
  /** The origin that the browser reports. */
  origin?: string;
  /** Whether the key asks for a PIN; true by default. */
  verifies?: boolean;
  /** The count that the key reports; by default one more each time. */
  counter?: number;
}

/** The part of the desk's options that a browser passes on. */
export interface KeyOptions {
  challenge: string;
  /** The host, in options for signing in. */
  rpId?: string;
  /** The host, in options for registering. */
  rp?: { id?: string };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of what a registration consists of (RFC 8949), each of at most 255 bytes or entries. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    Buffer.from(size < 24 ? [(major << 5) | size] : [(major << 5) | 24, size]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flat() as Parameters<typeof cbor>[0][];
  return Buffer.concat([head(5, value.size), ...entries.map(cbor)]);
}

/** A security key with the browser in front of it (WebAuthn, ES256, without attestation). */
export function createAuthenticator(usualOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let used = 0;

  const answerTo = (type: string, { challenge, rpId, rp }: KeyOptions, change: Behaviour) => {
    const { origin = usualOrigin, verifies = true, counter = ++used } = change;
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const isNew = type === 'webauthn.create';
    const flags = 0x01 | (verifies ? 0x04 : 0) | (isNew ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return { client, data: Buffer.concat([sha256(rpId ?? rp?.id ?? ''), head]) };
  };

  const named = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    /** Its answer to options for registering. */
    register(options: KeyOptions, change: Behaviour = {}) {
      const { client, data } = answerTo('webauthn.create', options, change);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const [left, right] = [x, y].map((each) => Buffer.from(each, 'base64url'));
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, left],
          [-3, right],
        ]),
      );
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([data, Buffer.alloc(16), size, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return named({ clientDataJSON: client, attestationObject: cbor(attestation) });
    },

    /** Its answer to options for signing in. */
    signIn(options: KeyOptions, change: Behaviour = {}) {
      const { client, data } = answerTo('webauthn.get', options, change);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return named({ clientDataJSON: client, authenticatorData: data, signature });
    },
  };
}
