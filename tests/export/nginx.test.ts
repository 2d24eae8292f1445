// How an operator installs and renews the site on nginx (decision 0010).
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadSite } from '#desk/site/load-site.ts';
import { SOON, temporaryDirectory } from '#desk/testing/desk.ts';
import { freePort, send } from '#desk/testing/http.ts';
import { builtSite, PATHS } from '#desk/testing/sites.ts';
import type { SiteFile } from '#shared/manifest.ts';
import { exportNginx, NGINX_FOLDER } from '#tools/export/nginx.ts';
import { runNginx } from './servers.ts';

const HOST = 'www.example.com';

const onNginx = it.skipIf(spawnSync('nginx', ['-v']).error);

onNginx('serves the site by HTTPS only', async () => {
  const folder = temporaryDirectory();
  const site = await loadSite(builtSite((manifest) => (manifest.siteUrl = `https://${HOST}`)));
  exportNginx(site, folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${HOST} -keyout ${key} -out ${certificate}`;
  expect(spawnSync('openssl', made.split(' ')).status).toBe(0);
  const [plain, secure] = [await freePort(), await freePort()];
  const filledIn = readFileSync(join(folder, 'website.conf'), 'utf8')
    .replaceAll(NGINX_FOLDER, join(folder, 'site'))
    .replace(/^.*\[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/(?<=ssl_certificate ).*(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key ).*(?=;)/, key);
  await runNginx(folder, plain, [filledIn]);

  const moved = await send(`http://127.0.0.1:${plain}`, '/contact?a=1', {
    headers: { host: HOST },
  });
  expect([moved.status, moved.headers.location]).toEqual([308, `https://${HOST}/contact?a=1`]);
  const outgoing = request({
    port: secure,
    host: '127.0.0.1',
    path: '/contact',
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.end();
  const [{ statusCode, headers }] = await once(outgoing, 'response');
  expect(statusCode).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  outgoing.destroy();
});

onNginx('serves the old build until the reload, then the new one', async () => {
  const folder = temporaryDirectory();
  const port = await freePort();
  exportNginx(await loadSite(builtSite()), folder);
  await runNginx(folder, port, [
    `upstream website_desk { server 127.0.0.1:1; } include ${folder}/site/maps.conf;`,
    `server { listen 127.0.0.1:${port}; root ${folder}/site/files; include ${folder}/site/server.conf; }`,
  ]);
  const contact = () => send(`http://127.0.0.1:${port}`, '/contact');

  const built = builtSite(({ files }) => {
    const page = files['/contact'] as SiteFile;
    const headers = { ...page.headers, 'content-security-policy': "default-src 'self'" };
    Object.assign(page, { etag: 'next', headers });
  });
  writeFileSync(join(built, '1.html'), '<h1>Next</h1>');
  const next = temporaryDirectory();
  exportNginx(await loadSite(built), next);
  // As rsync does without --delete.
  cpSync(join(next, 'site'), join(folder, 'site'), { recursive: true });
  const before = await contact();
  expect([before.text, before.headers.etag]).toEqual([PATHS['/contact'], '"tag1"']);
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGHUP');
  const after = await vi.waitFor(async () => {
    const answer = await contact();
    expect(answer.text).toBe('<h1>Next</h1>');
    return answer;
  }, SOON);
  expect(after.headers['content-security-policy']).toBe("default-src 'self'");
});
