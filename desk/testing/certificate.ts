import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate with its key, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];

/**
 * Makes a self-signed certificate (RFC 5280) for 127.0.0.1 or another IPv4 address.
 *
 * @param until end of its validity, which began in 2020
 */
export function selfSigned(address = '127.0.0.1', until = new Date('2049-12-31')): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(der(0x06, ECDSA_WITH_SHA256));
  const name = sequence(
    der(0x31, sequence(Buffer.concat([der(0x06, COMMON_NAME), der(0x0c, Buffer.from('desk'))]))),
  );
  const ip = der(0x87, address.split('.').map(Number));
  const altName = sequence(der(0x06, SUBJECT_ALT_NAME), der(0x04, sequence(ip)));
  const body = sequence(
    // Version 3, and a serial number.
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    algorithm,
    name,
    sequence(utcTime(new Date('2020-01-01')), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(altName)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const bytes = sequence(body, algorithm, der(0x03, signature));
  const lines = bytes.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value in DER (X.690), with its tag and length. */
function der(tag: number, content: Uint8Array | number[]): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.from([tag, ...size, ...content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

function utcTime(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
}
