// `npm run upgrade` in a real folder, with real git, as an owner and as a server run it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { programPath } from '#tools/program-path.ts';
import { Checkout } from '#tools/publish/git.ts';
import { PROGRAM_VERSION } from './content-version.ts';

const LANGUAGES = readFileSync(programPath('sample/content/site.yaml'), 'utf8').split(
  '\nsample:',
)[0];

/** Content of version 0, with what an owner has added: a comment, a field, a page, a language. */
const OLD = {
  'content/site.yaml': `${LANGUAGES}\nsample: false\nestate: false\n`,
  'content/mail.yaml': "# Ours\ncontact:\n  office:\n    to:\n      - '{email}'\n",
  'content/interface.yaml': 'pageLoading: Wait\nmotto: We build\nskipToContent: Skip\n',
  'content/ar/interface.yaml': 'pageLoading: انتظر\nskipToContent: تخطَّ\n',
  'content/pages/own.yaml': 'title: Gate # not listed yet\n',
};

let folder = '';

beforeEach(() => {
  folder = temporaryDirectory();
  for (const [file, text] of Object.entries(OLD)) write(file, text);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const texts = () => Object.keys(OLD).map(read);

const upgrade = (...args: string[]) => upgradeOf(folder, ...args);

function upgradeOf(company: string, ...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programPath('tools/upgrade/upgrade.ts'), ...args],
    {
      cwd: company,
      encoding: 'utf8',
      env: { PATH, NODE_COMPILE_CACHE, COMPANY: company },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return { status, output: stdout + stderr };
}

async function commit(): Promise<Checkout> {
  const checkout = new Checkout(folder);
  await checkout.git('init', '--quiet');
  await checkout.git('add', '--all');
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@example.com'];
  await checkout.git(...who, 'commit', '--quiet', '--message', 'Content');
  return checkout;
}

it('says what would change, what a person must write, and which fields it does not know', () => {
  const { status, output } = upgrade();
  expect(status).toBe(2);
  expect(texts()).toEqual(Object.values(OLD));
  for (const line of [
    `From version 0 of the content to ${PROGRAM_VERSION}, in ${folder}:`,
    '    contact.office.to[0]: is now "address: {email}"',
    '  content/ar/interface.yaml\n    pageLoading: removed, ',
    // New words, with the sample's in the same language, and without the sample's file of the file.
    '    contact.suspected: In front of the subject of an office\'s mail that looks like spam, of any form. Sample: "[Suspected spam]"',
    '    whatsapp: Before the number. Sample: "واتساب"',
    'Kept, but unknown to this program, which refuses it until its schema has it (1)\n  content/interface.yaml\n    motto\n',
    `Nothing is changed yet. "COMPANY=${folder} npm run upgrade -- --write" does it.`,
  ]) {
    expect(output).toContain(line);
  }
});

it('writes what git can undo, keeps what it does not know, and has nothing to do then', async () => {
  const checkout = await commit();
  expect(upgrade('--write')).toMatchObject({
    status: 0,
    output: expect.stringContaining(`Upgraded to version ${PROGRAM_VERSION}. Next: npm run build`),
  });
  expect(texts()).toEqual([
    `${OLD['content/site.yaml']}version: ${PROGRAM_VERSION}\n`,
    OLD['content/mail.yaml'].replace('- ', '- address: '),
    'motto: We build\nskipToContent: Skip\n',
    'skipToContent: تخطَّ\n',
    "title: 'Gate' # not listed yet\n",
  ]);
  const names = readdirSync(join(folder, 'content')).join(' ');
  expect(names).toBe('ar interface.yaml mail.yaml pages site.yaml');
  const after = texts();
  const { status, output } = upgrade('--write');
  expect(status).toBe(0);
  // What is still to be written is listed again.
  expect(output).toMatch(
    /^The content is up to date: version \d+\.\n\nTo write, by you \(\d+\)\n {2}content/,
  );
  expect(texts()).toEqual(after);
  await checkout.git('restore', 'content');
  expect(texts()).toEqual(Object.values(OLD));
});

it('says which texts and files a translation lacks, until it has them', () => {
  write('content/site.yaml', `${OLD['content/site.yaml']}version: ${PROGRAM_VERSION}\n`);
  write('content/interface.yaml', 'skipToContent: Skip\nwhatsapp: WhatsApp\n');
  write('content/pages/own.yaml', 'kind: article\ntitle: Gate\nlead: Open\n');
  const { output } = upgrade();
  const own = '    whatsapp: the translation of content/interface.yaml\n';
  expect(output).toContain(own);
  expect(output).not.toContain('skipToContent');
  expect(output).toContain('  content/ar/mail.yaml\n    the whole file: The program');
  expect(output).toContain('  content/home.yaml\n    the whole file: The program');
  // No text page of the program has this one.
  expect(output).toContain('  content/ar/pages/own.yaml\n    the whole file\n');
  write('content/ar/interface.yaml', 'skipToContent: تخطَّ\nwhatsapp: واتساب\n');
  // It waits.
  write('content/ar/pages/own.yaml', 'published: false\n');
  const second = upgrade().output;
  expect(second).not.toContain(own);
  expect(second).not.toContain('the translation of content/pages/own.yaml');
});

it('has nothing to say about the sample', () => {
  const output = `The content is up to date: version ${PROGRAM_VERSION}.\n`;
  expect(upgradeOf(programPath('sample'))).toEqual({ status: 0, output });
});

describe('nothing is written', () => {
  const refused = (reason: string, ...args: string[]) => {
    const before = texts();
    const { status, output } = upgrade('--write', ...args);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(output).not.toContain('    at ');
    expect(texts()).toEqual(before);
    return output;
  };

  // Each reason: permission.test.ts.
  it('without permission', async () => {
    await commit();
    refused('Without git, so nothing but your own copy of it can undo this.', '--no-git');
  });

  it('of content that a newer program has upgraded', () => {
    write('content/site.yaml', 'version: 1000\n');
    refused(
      `content/site.yaml:1 version: expected "version: ${PROGRAM_VERSION}", the format of content that this program reads, got 1000: `,
    );
  });

  it('while a file is no YAML, not UTF-8, or the version is no number, with all of these files', () => {
    write('content/site.yaml', 'version: new\n');
    refused('content/site.yaml:1 version: expected a number, got "new"');
    write('content/site.yaml', OLD['content/site.yaml']);
    write('content/mail.yaml', 'a: b: c\n');
    const latin = Buffer.from('title: M\xfcller\n', 'latin1');
    writeFileSync(join(folder, 'content/pages/own.yaml'), latin);
    const output = refused(
      'content/mail.yaml:1 a: expected YAML: quote a text that contains a colon',
    );
    expect(output).toContain('content/pages/own.yaml:1 expected UTF-8');
  });

  it('for an option that does not exist', () => {
    refused("Unknown option '--wirte'. Usage: ", '--wirte');
  });
});

it('completes an upgrade that was interrupted, whose changes are not committed', async () => {
  await commit();
  const next = join(folder, 'content/mail.yaml.new');
  // The disk refuses this file.
  mkdirSync(next);
  expect(upgrade('--write')).toMatchObject({
    status: 1,
    output: expect.stringContaining('content/mail.yaml cannot be written (EISDIR'),
  });
  expect(read('content/site.yaml')).toContain('version: 1\n');
  rmSync(next, { recursive: true });
  expect(upgrade('--write')).toMatchObject({
    status: 0,
    output: expect.stringContaining('The last upgrade was interrupted; this one completes it.'),
  });
  expect(read('content/site.yaml')).toContain(`version: ${PROGRAM_VERSION}\n`);
  // Interrupted between the last file and the end.
  write('build/upgrading', '');
  expect(upgrade().status).toBe(0);
  expect(readdirSync(join(folder, 'build'))).toEqual([]);
});
