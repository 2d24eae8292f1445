import { isIP } from 'node:net';
import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** A name, which may be empty, and an e-mail address (RFC 5322 §3.4). */
export interface Mailbox {
  name: string;
  address: string;
}

/** Where a ClamAV daemon listens: TCP, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const port = wholeNumber(0, 65_535, 'expected a port, 0 to 65535');

const rate = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'expected a whole number from 1');

const gigabytes = wholeNumber(1, 1_000_000, 'expected a whole number of gigabytes, from 1');

const origin = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .transform((text) => new URL(text).origin);

const network = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** IP addresses or networks of trusted proxies, such as `127.0.0.1` or `loopback`; never all of them. */
const proxies = listOf(
  z
    .string()
    .refine(
      (text) => network.safeParse(text).success && !text.endsWith('/0'),
      'expected addresses or networks of proxies, separated by commas',
    ),
);

/** `host:port`, or the path of a Unix socket. */
const clamd = z.string().transform((text, context): ClamdAddress => {
  if (text.startsWith('/')) return { path: text };
  const { hostname, port } = URL.parse(`tcp://${text}`) ?? {};
  if (hostname && port) return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue('expected host:port, or the path of a socket');
  return z.NEVER;
});

/** Each variable by itself. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: origin.optional(),
  SITE: z.enum(['on', 'off']).default('on'),
  SITE_DIR: z.string().default('./build/site'),
  SITE_PASSWORD: z
    .string()
    .min(12, { error: 'expected a password of at least 12 characters' })
    .optional(),
  INBOX: z.enum(['on', 'off']).default('off'),
  INBOX_ORIGIN: origin.optional(),
  INBOX_OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'expected the https address of an OpenID Connect issuer',
    })
    .refine((text) => isSecure(new URL(text)), 'expected https, or http://localhost')
    .optional(),
  INBOX_OIDC_CLIENT_ID: z.string().optional(),
  INBOX_OIDC_CLIENT_SECRET: z.string().optional(),
  PUBLISH_SECRET: z
    .string()
    .min(16, { error: 'expected a secret of at least 16 characters' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'expected postgres://user:password@host/database',
    })
    .optional(),
  UPLOADS: z.enum(['on', 'off']).optional(),
  UPLOADS_BUCKET: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'expected the address of a bucket, such as https://s3.example.com/bucket',
    })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  UPLOADS_BUCKET_REGION: z.string().default('us-east-1'),
  UPLOADS_BUCKET_KEY_ID: z.string().optional(),
  UPLOADS_BUCKET_SECRET: z.string().optional(),
  UPLOADS_TOTAL_GB: gigabytes.default(50),
  UPLOADS_RESERVE_GB: gigabytes.default(5),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional(),
  MAIL_FROM: mailboxes('expected one address, like "Website <web@example.com>"', 1)
    .transform(([only]) => only)
    .optional(),
  MAIL_TO: mailboxes('expected addresses, separated by commas').optional(),
  DIGEST_TO: z
    .literal('off')
    .or(mailboxes('expected addresses, separated by commas, or "off"'))
    .optional(),
  BOUNCE_ADDRESS: z
    .string()
    // With "+" and an id the local part has at most 64 octets (RFC 5321 §4.5.3.1.1).
    .regex(/^[\w.-]{1,27}@[^\s@<>]+$/, 'expected an address like bounces@example.com')
    .optional(),
  TRUST_PROXY: proxies.optional(),
  ALLOWED_ORIGINS: listOf(origin).optional(),
  METRICS_PORT: port.optional(),
  CLAMD: clamd.optional(),
  RATE_LIMIT: rate.default(30),
  RATE_LIMIT_TOTAL: rate.default(600),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Variables = z.infer<typeof variables>;

const settings = variables
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'required with SMTP_URL: the address that mail is sent from',
  })
  .refine((env) => !env.INBOX_OIDC_ISSUER || accountsOf(env), {
    path: ['INBOX_OIDC_ISSUER'],
    error:
      'needs INBOX_OIDC_CLIENT_ID and INBOX_OIDC_CLIENT_SECRET, which the provider gave this desk',
  })
  .refine((env) => !env.UPLOADS_BUCKET || bucketOf(env), {
    path: ['UPLOADS_BUCKET'],
    error: 'needs UPLOADS_BUCKET_KEY_ID and UPLOADS_BUCKET_SECRET, which its provider gave you',
  })
  .refine((env) => !env.UPLOADS_BUCKET || env.DATABASE_URL, {
    path: ['UPLOADS_BUCKET'],
    error: 'is for desks that share a database: set DATABASE_URL too',
  })
  .refine((env) => env.INBOX === 'off' || allowsPasskeys(inboxOrigin(env)), {
    path: ['INBOX'],
    error:
      'browsers sign in only at an https address with a name, or at http://localhost: set SITE_URL or INBOX_ORIGIN to one',
  });

/** Names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

/** How the company's own accounts sign in to the inbox. */
function accountsOf(env: Variables) {
  const { INBOX_OIDC_ISSUER: issuer } = env;
  const { INBOX_OIDC_CLIENT_ID: clientId, INBOX_OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

/** A bucket of an S3-compatible server, and what opens it. */
export interface BucketSettings {
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** The bucket that desks share for uploads. */
function bucketOf(env: Variables): BucketSettings | undefined {
  const { UPLOADS_BUCKET: url, UPLOADS_BUCKET_REGION: region } = env;
  const { UPLOADS_BUCKET_KEY_ID: keyId, UPLOADS_BUCKET_SECRET: secret } = env;
  return url && keyId && secret ? { url, region, keyId, secret } : undefined;
}

/** Whether nobody can read along: https, or this machine. */
const isSecure = ({ protocol, hostname }: URL) => protocol === 'https:' || hostname === 'localhost';

const siteUrl = ({ SITE_URL, PORT }: Variables) => SITE_URL ?? `http://localhost:${PORT}`;

const inboxOrigin = (env: Variables) => env.INBOX_ORIGIN ?? siteUrl(env);

/** Whether browsers have passkeys there: a secure context, named by a domain (WebAuthn §5.1.3). */
function allowsPasskeys(origin: string): boolean {
  const url = new URL(origin);
  return isSecure(url) && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** Values separated by commas. */
function listOf(each: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(each));
}

function wholeNumber(least: number, most: number, error: string) {
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

const isMailbox = ({ address }: Mailbox) => /^[^\s@<>]+@[^\s@<>]+$/.test(address);

/** `Name <address>` or bare addresses, separated by commas. */
function mailboxes(error: string, most = Number.POSITIVE_INFINITY) {
  return z
    .string()
    .transform((text): Mailbox[] => addressparser(text, { flatten: true }))
    .refine((list) => list.length > 0 && list.length <= most && list.every(isMailbox), error);
}

const GIGABYTE = 1e9;

/** Room for files that are sent ahead of their form, in bytes. */
export interface UploadSettings {
  /** All of them together, those of messages too. */
  totalBytes: number;
  /** What stays free on the disk of DATA_DIR. */
  reserveBytes: number;
}

/** Without a bucket they are files of one machine, which desks on one database need not share. */
const takesUploads = ({ UPLOADS, UPLOADS_BUCKET, DATABASE_URL }: Variables) =>
  UPLOADS === undefined ? !DATABASE_URL || UPLOADS_BUCKET !== undefined : UPLOADS === 'on';

/** The desk's settings; .env.example explains each variable. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws StartError listing every invalid variable with the expected value
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${String(issue.path[0])}: ${issue.message}`,
    );
    throw new StartError(`Invalid configuration, in .env or the environment:\n${lines.join('\n')}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: siteUrl(data),
    servesSite: data.SITE === 'on',
    siteDir: resolve(data.SITE_DIR),
    sitePassword: data.SITE_PASSWORD,
    inbox:
      data.INBOX === 'on'
        ? {
            origin: inboxOrigin(data),
            hasOwnAddress: data.INBOX_ORIGIN !== undefined,
            accounts: accountsOf(data),
          }
        : undefined,
    publishSecret: data.PUBLISH_SECRET,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    uploads: takesUploads(data)
      ? {
          totalBytes: data.UPLOADS_TOTAL_GB * GIGABYTE,
          reserveBytes: data.UPLOADS_RESERVE_GB * GIGABYTE,
        }
      : undefined,
    bucket: bucketOf(data),
    smtp:
      data.SMTP_URL && data.MAIL_FROM
        ? {
            url: data.SMTP_URL,
            from: data.MAIL_FROM,
            to: data.MAIL_TO,
            bounces: data.BOUNCE_ADDRESS,
          }
        : undefined,
    digestTo: data.DIGEST_TO,
    allowedOrigins: data.ALLOWED_ORIGINS ?? [],
    metricsPort: data.METRICS_PORT,
    trustProxy: data.TRUST_PROXY ?? false,
    clamd: data.CLAMD,
    formsPerMinute: { perIp: data.RATE_LIMIT, total: data.RATE_LIMIT_TOTAL },
    logLevel: data.LOG_LEVEL,
  };
}
