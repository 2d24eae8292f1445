// nginx reads the file that the operator fills in (decision 0010).
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#desk/site/load-site.ts';
import { temporaryDirectory } from '#desk/testing/desk.ts';
import { freePort, send } from '#desk/testing/http.ts';
import { builtSite } from '#desk/testing/sites.ts';
import { exportNginx, NGINX_FOLDER } from '#tools/export/nginx.ts';
import { runNginx } from './servers.ts';

const HOST = 'www.example.com';

it.skipIf(spawnSync('nginx', ['-v']).error)('serves the site by HTTPS only', async () => {
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
