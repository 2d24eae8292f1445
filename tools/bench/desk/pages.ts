import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { freePort } from '#desk/testing/http.ts';
import type { SiteManifest } from '#shared/manifest.ts';
import { median } from '../figures.ts';
import { loadFully, loadSteadily, percentile } from './load.ts';
import { startNginx } from './nginx.ts';
import { cpuSeconds } from './process-figures.ts';
import { pageRequest } from './requests.ts';
import { measured, together, type Verdict } from './verdict.ts';

const SITE = 'build/site';
const ROUNDS = 5;
const PAGES = 10_000;
const SENDERS = 16;

const target = (port: number) => ({ port, request: () => pageRequest('/') });

/** Compares desk and nginx, in turns, serving the same brotli bytes of the home page with the same headers. */
export async function measurePages(): Promise<Verdict> {
  const desk = await startDeskProcess({ SITE: 'on' });
  const port = await freePort();
  const { body, headers } = homePage();
  const nginx = await startNginx(port, body, headers);
  const ours: Rates = { perSecond: [], perCpuSecond: [] };
  const theirs: Rates = { perSecond: [], perCpuSecond: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await measure(ours, desk.port, desk.pid);
    if (nginx) await measure(theirs, port, nginx.pid);
  }
  const perSecond = median(ours.perSecond) / 2;
  const half = await loadSteadily(target(desk.port), { senders: SENDERS, perSecond, seconds: 10 });
  await nginx?.stop();
  await desk.stop('SIGKILL');

  const p99 = percentile(half.times, 0.99).toFixed(1);
  const ratio = (of: keyof Rates) => (median(ours[of]) / median(theirs[of])).toFixed(2);
  const rate = (of: number[]) => median(of).toFixed(0);
  return together([
    measured(`pages of ${body.length} bytes`, `${rate(ours.perSecond)}/s`, true, 'reported'),
    measured('p99 at half of that', `${p99} ms at ${perSecond.toFixed(0)}/s`, true, 'reported'),
    nginx
      ? measured(
          'against nginx',
          `${rate(theirs.perSecond)}/s = ${ratio('perSecond')}; per second of processor ${rate(ours.perCpuSecond)} against ${rate(theirs.perCpuSecond)} = ${ratio('perCpuSecond')}`,
          true,
          'reported, aim ≥ 0.5 per core',
        )
      : measured(
          'against nginx',
          'not measured: nginx is not installed (Debian: nginx-light)',
          true,
          '',
        ),
  ]);
}

interface Rates {
  perSecond: number[];
  perCpuSecond: number[];
}

async function measure(rates: Rates, port: number, pid: number): Promise<void> {
  const before = cpuSeconds(pid);
  const { seconds, statuses } = await loadFully(target(port), SENDERS, PAGES);
  if (statuses.get(200) !== PAGES) throw new Error(`Not all were answered: ${[...statuses]}`);
  rates.perSecond.push(PAGES / seconds);
  rates.perCpuSecond.push(PAGES / (cpuSeconds(pid) - before));
}

function homePage(): { body: Buffer; headers: Record<string, string> } {
  const manifest = JSON.parse(readFileSync(join(SITE, 'manifest.json'), 'utf8')) as SiteManifest;
  const file = manifest.files['/'];
  if (!file?.encodings.br) throw new Error('The home page has no brotli');
  return {
    body: readFileSync(join(SITE, file.encodings.br)),
    headers: { ...file.headers, 'content-encoding': 'br', vary: 'Accept-Encoding' },
  };
}
