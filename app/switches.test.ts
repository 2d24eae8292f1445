// The switch `sample` in content/site.yaml. Without `estate`: tests/site/without-estate.spec.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { ContentSandbox } from './content-sandbox.ts';

test.runIf(existsSync('content/certificates.yaml'))(
  'certificates are marked as specimens in the sample only',
  () => {
    const copy = new ContentSandbox();
    onTestFinished(() => copy.remove());
    copy.change('content/site.yaml', /^sample: \w+$/, 'sample: false');
    // Without `sample` its certificates are checked against today.
    copy.change('content/site.yaml', /^expiredCertificates: \w+/, 'expiredCertificates: show');
    const module = new URL('./content/certificates.server.ts', import.meta.url).href;
    const script = `const { readCertificates } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(readCertificates().labels));`;
    const args = ['--input-type=module', '--eval', script];
    const { stdout } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' });
    const labels = JSON.parse(stdout);
    expect(labels).toHaveProperty('position');
    expect(labels).not.toHaveProperty('specimen');
  },
);
