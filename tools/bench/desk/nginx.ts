import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts an nginx process that answers `/` with these bytes and headers; undefined without nginx. */
export async function startNginx(
  port: number,
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ pid: number; stop(): Promise<void> } | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  writeFileSync(join(directory, 'page'), body);
  writeFileSync(join(directory, 'nginx.conf'), configuration(port, directory, headers));
  const child = spawn('nginx', ['-p', directory, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await untilItAnswers(port);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

function configuration(port: number, directory: string, headers: Record<string, string>): string {
  const { 'content-type': type = 'text/html', ...others } = headers;
  const added = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory};`,
  );
  return `
daemon off; master_process off; pid ${directory}/pid;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  open_file_cache max=10; default_type ${JSON.stringify(type)};
  ${places.join(' ')}
  server {
    listen 127.0.0.1:${port};
    location = / { root ${directory}; try_files /page =404; ${added.join(' ')} }
  }
}
`;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('nginx did not answer');
}
