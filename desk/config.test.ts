// The settings: defaults for one machine, every invalid variable reported.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** Variables that accept any value. */
const FREE = ['HOST', 'SITE_DIR', 'DATA_DIR'];

/** An invalid value for each of the others. */
const WRONG = {
  PORT: '70000',
  SITE_URL: 'www.miqdam.example',
  SITE: 'yes',
  SITE_PASSWORD: 'eleven left',
  PUBLISH_SECRET: 'too short',
  DATABASE_URL: 'mysql://db',
  SMTP_URL: 'http://mail',
  MAIL_FROM: 'a@b, c@d',
  MAIL_TO: 'nobody',
  DIGEST_TO: 'nobody',
  BOUNCE_ADDRESS: 'bounces+x@miqdam.example',
  TRUST_PROXY: 'true',
  ALLOWED_ORIGINS: 'https://a.example, *',
  METRICS_PORT: 'x',
  CLAMD: 'clamav',
  RATE_LIMIT: '0',
  RATE_LIMIT_TOTAL: 'many',
  LOG_LEVEL: 'loud',
};

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    servesSite: true,
    dataDir: expect.stringMatching(/\/data$/),
    smtp: undefined,
    trustProxy: false,
    formsPerMinute: { perIp: 30, total: 600 },
    databaseUrl: undefined,
    logLevel: 'info',
  });
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it('.env.example has every variable, each with its default', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual([...Object.keys(WRONG), ...FREE].toSorted());
  expect(readConfig(example)).toEqual(readConfig({}));
});

it('reads every variable', () => {
  const config = readConfig({
    PORT: '8080',
    SITE_URL: 'https://www.miqdam.example/',
    SITE: 'off',
    SITE_PASSWORD: 'for the board',
    PUBLISH_SECRET: 'sixteen or more!',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'مقدام <web@miqdam.example>',
    MAIL_TO: 'a@miqdam.example, B <b@miqdam.example>',
    DIGEST_TO: 'head@miqdam.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080',
    METRICS_PORT: '9464',
    CLAMD: '[::1]:3310',
  });
  expect(config).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.miqdam.example',
    servesSite: false,
    sitePassword: 'for the board',
    publishSecret: 'sixteen or more!',
    smtp: {
      from: { name: 'مقدام', address: 'web@miqdam.example' },
      to: [{ address: 'a@miqdam.example' }, { name: 'B', address: 'b@miqdam.example' }],
    },
    digestTo: [{ address: 'head@miqdam.example' }],
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    metricsPort: 9464,
    clamd: { host: '::1', port: 3310 },
  });
});

it('reports every invalid variable at once', () => {
  for (const name of Object.keys(WRONG)) {
    expect(() => readConfig(WRONG)).toThrow(new RegExp(`^  ${name}: `, 'm'));
  }
});

it('accepts only specific proxies', () => {
  for (const TRUST_PROXY of [
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'loopback,',
    '1',
  ]) {
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow('TRUST_PROXY: expected');
  }
});

it('requires MAIL_FROM with SMTP_URL; MAIL_TO is optional, since content names the recipients', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow('MAIL_FROM: required');
  const { smtp } = readConfig({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'web@miqdam.example' });
  expect(smtp).toMatchObject({ from: { address: 'web@miqdam.example' }, to: undefined });
});
