// The editor of a built site calls the git host that content/site.yaml names, and nothing else.
import { expect, it } from 'vitest';
import { type OfficeSettings, officeSettings } from '#app/content/office.server.ts';
import { officeFiles, withoutAddresses } from './files.ts';
import { officeSite } from './site.ts';

const office: OfficeSettings = { host: 'github', repository: 'office/website', branch: 'main' };
const own = { ...office, address: 'https://git.example.com' };

async function made(settings?: OfficeSettings) {
  const files = await officeFiles(settings, officeSite(settings), 'https://a.example');
  return new Map(files.map((file) => [file.path, file]));
}

it.each<[OfficeSettings | undefined, string, object | undefined]>([
  [undefined, '', undefined],
  [office, ' https://api.github.com', { api: 'https://api.github.com', branch: 'main' }],
  [
    { ...own, signIn: 'https://oauth.example.com' },
    ' https://git.example.com https://oauth.example.com',
    { api: 'https://git.example.com/api/v3', signIn: 'https://oauth.example.com' },
  ],
  [
    { ...office, host: 'gitlab', repository: 'group/office/website', application: 'id' },
    ' https://gitlab.com',
    { api: 'https://gitlab.com/api/v4', repository: 'group/office/website', application: 'id' },
  ],
  [
    { ...own, host: 'gitea' },
    ' https://git.example.com',
    { address: own.address, api: 'https://git.example.com/api/v1' },
  ],
])('%j', async (settings, origins, git) => {
  const files = await made(settings);
  const policy = files.get('/office')?.headers['content-security-policy'];
  expect(policy).toContain(`connect-src 'self'${origins};`);
  const site = JSON.parse(String(files.get('/office/site.json')?.bytes));
  if (git) expect(site.git).toMatchObject(git);
  else expect(site.git).toBeUndefined();
});

it('everything it serves is below /office; its hashed files, the fonts among them, are cached for a year', async () => {
  const files = [...(await made())];
  for (const [path, { headers }] of files) {
    expect(path).toMatch(/^\/office(?:\/(?:site|content)\.json|\/assets\/[\w.-]+-[\w-]{8}\.\w+)?$/);
    const isHashed = path.startsWith('/office/assets/');
    expect(headers['cache-control']?.includes('immutable'), path).toBe(isHashed);
  }
  expect(files.filter(([path]) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
});

it('does not publish the recipients of mails and the refused addresses', async () => {
  const texts = JSON.parse(String((await made()).get('/office/content.json')?.bytes));
  const hidden = ['content/mail.yaml', 'content/site.yaml'];
  for (const path of hidden) {
    expect(texts[path], path).toBeTypeOf('string');
    expect(texts[path], path).not.toMatch(/@(?!withheld\.example)/);
  }
  const withAddress = "to:\n  - 'first.last@a.example'\nblockList:\n  - spam@b.example\n";
  const withheld = "to:\n  - 'office@withheld.example'\nblockList:\n  - office@withheld.example\n";
  for (const path of [...hidden, 'content/ar/mail.yaml']) {
    expect(withoutAddresses({ [path]: withAddress })).toEqual({ [path]: withheld });
  }
  const card = { 'content/contact.yaml': withAddress };
  expect(withoutAddresses(card)).toEqual(card);
});

it.each([
  [{ repository: 'website' }, 'expected an owner and a name'],
  [{ repository: 'a/b/c' }, 'expected one owner'],
  [{ address: 'https://git.example.com/' }, 'expected the address of the git host'],
  [{ branch: 'two words' }, 'expected the name of a branch'],
])('refuses %j', (wrong, message) => {
  const { error } = officeSettings.safeParse({ ...office, ...wrong });
  expect(error?.issues[0]?.message).toContain(message);
});
