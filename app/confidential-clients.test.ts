import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { ContentSandbox } from './content-sandbox.ts';

const copy = new ContentSandbox();
afterAll(() => copy.remove());

/** Writes two contracts into a file of the portfolio. @param facts those of each; none in a translation */
function write(file: string, facts: object): void {
  const records = [1, 2].map((id) => ({ id, title: `Quay ${id}`, scope: 'Piles.', ...facts }));
  const sectors = [{ id: 'marine', name: 'Marine' }];
  const texts = { sectors, confidential: 'Confidential, {sector}', records };
  copy.edit(file, (document) => {
    for (const [name, value] of Object.entries(texts)) document.set(name, value);
  });
}

it.each(LANGUAGES)(
  'in $name a contract without a client names its sector; two such are not for one client',
  ({ code }) => {
    const year = new Date().getFullYear();
    const facts = { sector: 'marine', value: '900000.00', duration: 6, year };
    write('content/portfolio.yaml', facts);
    if (hasTranslation('content', code)) write(`content/${code}/portfolio.yaml`, {});
    copy.edit('content/clients.yaml', (document) => {
      document.contents = document.createNode([]) as never;
    });
    const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
    const script = `const { readPortfolio } = await import(${module('./content/portfolio.server.ts')});
      const { factsAndFigures } = await import(${module('./content/placeholders.server.ts')});
      const clients = readPortfolio().records.map(({ client }) => client);
      console.log(JSON.stringify([...clients, factsAndFigures.valueFor('clientsAgain')]));`;
    const args = ['--input-type=module', '--eval', script];
    const env = { ...process.env, LANGUAGE: code };
    const options = { cwd: copy.folder, encoding: 'utf8', env } as const;
    const { stdout, stderr } = spawnSync(process.execPath, args, options);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(['Confidential, Marine', 'Confidential, Marine', null]);
  },
);
