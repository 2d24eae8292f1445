// The files that an operator copies (docs/deploy/files) are accepted by the programs that read them.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#desk/testing/desk.ts';
import { programPath } from '#tools/program-path.ts';

const FILES = programPath('docs/deploy/files');

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const where = (command: string) => it.skipIf(spawnSync(command, ['--version']).error);

where('systemd-analyze')('systemd takes the services, timers and paths', () => {
  const folder = temporaryDirectory();
  cpSync(FILES, folder, { recursive: true });
  const units = globSync(join(folder, '*.{service,timer,path}'));
  // It asks whether each program is there.
  for (const unit of units) {
    const text = readFileSync(unit, 'utf8')
      .replaceAll('/srv/website/website', programPath('tools/release/website'))
      .replaceAll('/srv/website', programPath('.'))
      .replaceAll('/usr/bin/rsync', '/bin/sh')
      .replaceAll('/usr/bin/ssh', '/bin/sh');
    writeFileSync(unit, text);
  }
  expect(run('systemd-analyze', 'verify', ...units)).toEqual({ status: 0, output: '' });
});

where('caddy')('Caddy takes its Caddyfile', () => {
  const file = join(FILES, 'Caddyfile');
  expect(run('caddy', 'validate', '--config', file, '--adapter', 'caddyfile')).toMatchObject({
    status: 0,
  });
  expect(run('caddy', 'fmt', '--diff', file).output).not.toMatch(/^[+-]/m);
});

where('nginx')('nginx takes website.conf', () => {
  const folder = temporaryDirectory();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = `req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout ${key} -out ${certificate}`;
  expect(run('openssl', ...made.split(' ')).status).toBe(0);
  const server = readFileSync(join(FILES, 'website.conf'), 'utf8')
    .replace(/(?<=ssl_certificate ).*(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key ).*(?=;)/, key)
    // Ports for which one need not be root.
    .replaceAll(/(?<=listen .*)(?:80|443)(?=[ ;])/g, (port) => `8${port.padStart(3, '0')}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off;\n${server}}`);
  expect(run('nginx', '-t', '-p', folder, '-c', file, '-e', 'stderr')).toMatchObject({ status: 0 });
});
