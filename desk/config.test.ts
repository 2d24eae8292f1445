// The settings: defaults for one machine, every invalid variable reported.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** Of each variable: an invalid value, if it has one; a valid one, and what is read of it. */
const VARIABLES: Record<string, [wrong: string | undefined, right: string, setting: object]> = {
  PORT: ['70000', '8080', { port: 8080 }],
  HOST: [undefined, '::1', { host: '::1' }],
  SITE_URL: ['miqdam.example', 'https://miqdam.example/', { siteUrl: 'https://miqdam.example' }],
  SITE: ['yes', 'off', { servesSite: false }],
  SITE_DIR: [undefined, '/srv/site', { siteDir: '/srv/site' }],
  SITE_PASSWORD: ['eleven left', 'for the board', { sitePassword: 'for the board' }],
  INBOX: ['yes', 'on', {}],
  INBOX_ORIGIN: [
    'inbox.miqdam.example',
    'https://inbox.miqdam.example/',
    { inbox: { origin: 'https://inbox.miqdam.example', hasOwnAddress: true } },
  ],
  INBOX_OIDC_ISSUER: ['http://accounts.example', 'https://accounts.example', {}],
  INBOX_OIDC_CLIENT_ID: [undefined, 'desk', {}],
  INBOX_OIDC_CLIENT_SECRET: [
    undefined,
    'of the desk',
    {
      inbox: {
        accounts: {
          issuer: 'https://accounts.example',
          clientId: 'desk',
          clientSecret: 'of the desk',
        },
      },
    },
  ],
  PUBLISH_SECRET: ['too short', 'sixteen or more!', { publishSecret: 'sixteen or more!' }],
  DATA_DIR: [undefined, '/srv/data', { dataDir: '/srv/data' }],
  DATABASE_URL: ['mysql://db', 'postgres://a:b@db/desk', { databaseUrl: 'postgres://a:b@db/desk' }],
  UPLOADS: ['yes', 'on', {}],
  UPLOADS_BUCKET: ['ftp://s3/files', 'https://s3.example/files/', {}],
  UPLOADS_BUCKET_REGION: [undefined, 'eu-1', {}],
  UPLOADS_BUCKET_KEY_ID: [undefined, 'id', {}],
  UPLOADS_BUCKET_SECRET: [
    undefined,
    'x',
    { bucket: { url: 'https://s3.example/files', region: 'eu-1', keyId: 'id', secret: 'x' } },
  ],
  UPLOADS_TOTAL_GB: ['0', '7', {}],
  UPLOADS_RESERVE_GB: ['-1', '2', { uploads: { totalBytes: 7e9, reserveBytes: 2e9 } }],
  SMTP_URL: ['http://mail', 'smtps://a:b@mail:465', {}],
  MAIL_FROM: ['a@b, c@d', 'مقدام <web@miqdam.example>', {}],
  MAIL_TO: ['nobody', 'a@miqdam.example, B <b@miqdam.example>', {}],
  BOUNCE_ADDRESS: ['bounces+x@miqdam.example', 'bounces@miqdam.example', {}],
  DIGEST_TO: ['nobody', 'c@miqdam.example', { digestTo: [{ address: 'c@miqdam.example' }] }],
  TRUST_PROXY: ['true', 'loopback, 10.0.0.0/8', { trustProxy: ['loopback', '10.0.0.0/8'] }],
  ALLOWED_ORIGINS: ['https://a.example, *', 'http://b:80/', { allowedOrigins: ['http://b'] }],
  METRICS_PORT: ['x', '9464', { metricsPort: 9464 }],
  CLAMD: ['clamav', '[::1]:3310', { clamd: { host: '::1', port: 3310 } }],
  RATE_LIMIT: ['0', '40', {}],
  RATE_LIMIT_TOTAL: ['many', '700', { formsPerMinute: { perIp: 40, total: 700 } }],
  LOG_LEVEL: ['loud', 'warn', { logLevel: 'warn' }],
};

const all = (column: 0 | 1) =>
  Object.fromEntries(Object.entries(VARIABLES).map(([name, values]) => [name, values[column]]));

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    servesSite: true,
    dataDir: expect.stringMatching(/\/data$/),
    smtp: undefined,
    inbox: undefined,
    trustProxy: false,
    formsPerMinute: { perIp: 30, total: 600 },
    databaseUrl: undefined,
    logLevel: 'info',
  });
  expect(readConfig({ INBOX: 'on' }).inbox).toEqual({
    origin: 'http://localhost:3000',
    hasOwnAddress: false,
  });
  expect(() => readConfig({ INBOX_OIDC_ISSUER: 'https://accounts.example' })).toThrow(
    'INBOX_OIDC_ISSUER: needs INBOX_OIDC_CLIENT_ID and INBOX_OIDC_CLIENT_SECRET',
  );
  const UPLOADS_BUCKET = 'https://s3.example/files';
  expect(() => readConfig({ UPLOADS_BUCKET })).toThrow(
    /UPLOADS_BUCKET: needs UPLOADS_BUCKET_KEY_ID and UPLOADS_BUCKET_SECRET.*\n.*set DATABASE_URL too/,
  );
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it('.env.example has every variable, each with its default', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
  expect(readConfig(example)).toEqual(readConfig({}));
});

it('reads every variable', () => {
  expect(readConfig(all(1))).toMatchObject({
    ...Object.assign({}, ...Object.values(VARIABLES).map(([, , setting]) => setting)),
    smtp: {
      url: 'smtps://a:b@mail:465',
      from: { name: 'مقدام', address: 'web@miqdam.example' },
      to: [{ address: 'a@miqdam.example' }, { name: 'B', address: 'b@miqdam.example' }],
      bounces: 'bounces@miqdam.example',
    },
  });
});

it('reports every invalid variable at once', () => {
  for (const [name, [wrong]] of Object.entries(VARIABLES)) {
    if (wrong) expect(() => readConfig(all(0))).toThrow(new RegExp(`^  ${name}: `, 'm'));
  }
});

it('accepts only specific proxies', () => {
  for (const TRUST_PROXY of ['0.0.0.0/0', '::/0', '10.0.0.0/33', 'loopback,', '1']) {
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow('TRUST_PROXY: expected');
  }
});

it('requires MAIL_FROM with SMTP_URL; MAIL_TO is optional, since content names the recipients', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow('MAIL_FROM: required');
  const { smtp } = readConfig({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'web@miqdam.example' });
  expect(smtp).toMatchObject({ from: { address: 'web@miqdam.example' }, to: undefined });
});
