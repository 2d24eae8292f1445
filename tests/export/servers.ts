import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import type { Site } from '#desk/site/load-site.ts';
import { SOON, temporaryDirectory } from '#desk/testing/desk.ts';
import { freePort, send } from '#desk/testing/http.ts';
import { CADDY_FOLDER, exportCaddy } from '#tools/export/caddy.ts';
import { exportNginx } from '#tools/export/nginx.ts';

/** A web server that can serve an export. */
export interface Server {
  name: string;
  /** Arguments that print its version. */
  version: string[];
  /** Installation command on Debian. */
  install: string;
  /** Exports the site, and serves the export in front of a desk until the test ends. */
  start(site: Site, desk: string): Promise<string>;
}

/** Whether the server's program is installed. */
export function isInstalled({ name, version }: Server): boolean {
  return spawnSync(name, version).error === undefined;
}

const nginx: Server = {
  name: 'nginx',
  version: ['-v'],
  install: 'apt-get install -y nginx',
  async start(site, desk) {
    const folder = temporaryDirectory();
    exportNginx(site, folder);
    const port = await freePort();
    await runNginx(folder, port, [
      `upstream website_desk { server ${new URL(desk).host}; }`,
      `include ${folder}/site/maps.conf;`,
      `server { listen 127.0.0.1:${port}; root ${folder}/site/files; include ${folder}/site/server.conf; }`,
    ]);
    return `http://127.0.0.1:${port}`;
  },
};

/** Runs nginx with this configuration until the test ends; resolves once it answers at the port. */
export async function runNginx(folder: string, port: number, http: string[]): Promise<void> {
  // Runs beside another nginx, without root and outside the system's directories.
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    `daemon off; pid ${folder}/pid;`,
    // The folder belongs to this user; nginx ignores the line unless it runs as root.
    process.getuid?.() === 0 ? 'user root;' : '',
    'events { worker_connections 512; }',
    `http { access_log off; ${places.join(' ')}`,
    ...http,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  await run('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {}, port);
}

const caddy: Server = {
  name: 'caddy',
  version: ['version'],
  install: 'apt-get install -y caddy',
  async start(site, desk) {
    const folder = temporaryDirectory();
    exportCaddy(site, folder);
    const port = await freePort();
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyConfiguration(readFileSync(file, 'utf8'), { folder, port, desk }));
    // Caddy keeps its state in the home directory.
    await run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { HOME: folder }, port);
    return `http://127.0.0.1:${port}`;
  },
};

/** The operator's Caddyfile with other addresses, and without TLS. */
function caddyConfiguration(
  text: string,
  { folder, port, desk }: { folder: string; port: number; desk: string },
): string {
  const filledIn = text
    .replace(/^https?:.* \{$/m, `http://127.0.0.1:${port} {`)
    .replaceAll(CADDY_FOLDER, join(folder, 'site'))
    .replace('127.0.0.1:3000', new URL(desk).host);
  return `{\n  admin off\n  log {\n    level ERROR\n  }\n}\n${filledIn}`;
}

/** Every server that has an export. */
export const servers: Server[] = [nginx, caddy];

/** Runs a server until the test ends; resolves once it answers. */
async function run(program: string, args: string[], env: Record<string, string>, port: number) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = text(child.stderr);
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const answers = vi.waitFor(() => send(`http://127.0.0.1:${port}`, '/'), SOON);
  const failed = ended.then(async () => Promise.reject(new Error(`${program}: ${await said}`)));
  failed.catch(() => undefined);
  await Promise.race([answers, failed]);
}
