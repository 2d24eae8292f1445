import type { IncomingHttpHeaders } from 'node:http';
import { parseDocument } from 'htmlparser2';
import { policyPoints } from './policy-points.ts';

/** What an answer looks like from outside. */
export interface Observed {
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** Where plain HTTP leads, if it answers at all. */
  redirect: URL | undefined;
}

/** From this on points above 100 count. */
const EXTRA_CREDIT_FROM = 90;

/** The least age of HSTS that costs nothing: six months, as the observatory counts them. */
const SIX_MONTHS = 15_552_000;

type Rule = (observed: Observed) => number;

const one = (value: string | string[] | undefined) => [value].flat().join(', ').trim();

const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * MDN HTTP Observatory's tests and their points, as published in mdn/mdn-http-observatory
 * (`src/analyzer/tests`, `src/grader/charts.js`, algorithm of August 2026). Its own package brings a
 * web server, a database and an error reporter, and grades public addresses only. Being in the browsers'
 * preload list (+5) is left out: a test cannot be.
 */
const RULES: Record<string, Rule> = {
  'content-security-policy': ({ headers }) => policyPoints(one(headers['content-security-policy'])),
  cookies: ({ headers }) => {
    const cookies = headers['set-cookie'] ?? [];
    if (cookies.length === 0) return 0;
    return cookies.every((each) => /;\s*secure/i.test(each) && /;\s*samesite=/i.test(each))
      ? 5
      : -40;
  },
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] && headers['access-control-allow-origin'] ? -50 : 0,
  redirection: ({ redirect, url }) => {
    if (!redirect) return 0;
    if (redirect.protocol !== 'https:') return -20;
    return redirect.hostname === url.hostname ? 0 : -5;
  },
  'referrer-policy': ({ headers }) => {
    const last = one(headers['referrer-policy']).split(',').at(-1)?.trim().toLowerCase() ?? '';
    if (last === '') return 0;
    return isPrivate.test(last) ? 5 : -5;
  },
  'strict-transport-security': ({ headers }) => {
    const age = /(?:^|;)\s*max-age=(\d+)/i.exec(one(headers['strict-transport-security']))?.[1];
    if (age === undefined) return -20;
    return Number(age) >= SIX_MONTHS ? 0 : -10;
  },
  'subresource-integrity': ({ body, url }) => {
    const scripts = scriptsOf(body);
    const foreign = scripts.filter(({ src }) => new URL(src, url).host !== url.host);
    if (foreign.some(({ src }) => !src.startsWith('https:'))) return -50;
    if (foreign.some(({ integrity }) => !integrity)) return -5;
    return scripts.some(({ integrity }) => integrity) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) =>
    one(headers['x-content-type-options']).toLowerCase() === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers }) => {
    if (/(?:^|;)\s*frame-ancestors\s/i.test(one(headers['content-security-policy']))) return 5;
    return /^(?:deny|sameorigin)$/i.test(one(headers['x-frame-options'])) ? 5 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) =>
    points(
      one(headers['cross-origin-resource-policy']),
      /^same-(?:origin|site)$/,
      /^cross-origin$/,
    ),
  'cross-origin-embedder-policy': ({ headers }) =>
    points(
      one(headers['cross-origin-embedder-policy']),
      /^(?:require-corp|credentialless)$/,
      /^unsafe-none$/,
    ),
  'cross-origin-opener-policy': ({ headers }) =>
    points(
      one(headers['cross-origin-opener-policy']),
      /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/,
      /^unsafe-none$/,
    ),
};

function points(value: string, good: RegExp, neutral: RegExp): number {
  if (good.test(value)) return 10;
  return value === '' || neutral.test(value) ? 0 : -5;
}

/** The points of an answer by rule, and its score. */
export function grade(observed: Observed): { score: number; points: Record<string, number> } {
  const given = Object.entries(RULES).map(([name, rule]) => [name, rule(observed)] as const);
  const all = given.map(([, each]) => each);
  const losses = 100 + sum(all.filter((each) => each < 0));
  return {
    score: losses >= EXTRA_CREDIT_FROM ? 100 + sum(all) : Math.max(losses, 0),
    points: Object.fromEntries(given),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

function scriptsOf(html: string): { src: string; integrity: string | undefined }[] {
  const found: { src: string; integrity: string | undefined }[] = [];
  const visit = (node: {
    name?: string;
    attribs?: Record<string, string>;
    children?: object[];
  }) => {
    if (node.name === 'script' && node.attribs?.src) {
      found.push({ src: node.attribs.src, integrity: node.attribs.integrity });
    }
    node.children?.forEach(visit);
  };
  visit(parseDocument(html));
  return found;
}
