import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { UntranslatedText } from '#app/content/untranslated.server.ts';
import { ContentSandbox, READS_ONCE } from '#app/content-sandbox.ts';
import { programPath } from '#tools/program-path.ts';

const SETTINGS = `  - code: hi
    name: हिन्दी
    direction: ltr
    locale: hi-IN
    offer: यह साइट हिन्दी में पढ़ें
    close: बंद करें
    untranslated: show
`;

/** Ten texts, by their originals. */
export const TEXTS: Readonly<Record<string, string>> = {
  Home: 'होम',
  'About Us': 'हमारे बारे में',
  Services: 'सेवाएँ',
  'Projects Portfolio': 'परियोजनाओं की सूची',
  Policies: 'नीतियाँ',
  'Standard Compliance': 'मानकों का अनुपालन',
  Careers: 'नौकरियाँ',
  Contact: 'संपर्क',
  'Industrial contractor in Saudi Arabia: EPC, civil and mechanical works':
    'सऊदी अरब में औद्योगिक ठेकेदार: ईपीसी, सिविल और मैकेनिकल कार्य',
  'Contacts by subject': 'विषय के अनुसार संपर्क',
};

const [title, cards] = Object.values(TEXTS).slice(8);

const FILES = {
  'content/hi/layout.yaml': `navigation:\n${Object.values(TEXTS)
    .slice(0, 8)
    .map((label) => `  - label: ${label}\n`)
    .join('')}`,
  'content/hi/home.yaml': `hero:\n  title: '${title}'\n`,
  'content/hi/contact.yaml': `cardsTitle: ${cards}\n`,
};

const CHECK = `
  const { checkContent } = await import('${programPath('app/content-check.server.ts')}');
  const { writeUntranslated } = await import('${programPath('tools/untranslated/index-files.ts')}');
  const { prerenderedPaths } = await import('${programPath('app/prerender.server.ts')}');
  checkContent();
  writeUntranslated();
  const getStaticPaths = () => ['/contact', '/vision', '/data-protection'];
  console.log(JSON.stringify(prerenderedPaths({ getStaticPaths })));`;

/** A copy of the sample's content with a third language, Hindi, which has ten texts. */
export class HindiSandbox extends ContentSandbox {
  override restore(): void {
    super.restore();
    this.change('content/site.yaml', /^sample: /, `${SETTINGS}$&`);
    for (const [file, text] of Object.entries(FILES)) this.write(file, text);
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** What the build of a language finds in the content, and which of three pages it would make. */
  build(code: string) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...READS_ONCE, '--input-type=module', '--eval', CHECK],
      { cwd: this.folder, encoding: 'utf8', env: { ...process.env, LANGUAGE: code } },
    );
    const problems = stderr.match(/^content\/.*$/gm) ?? [];
    const read = (name: string) => {
      const file = join(this.folder, `build/${name}.${code}.json`);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    };
    const { translated = [], untranslated = [] } = read('untranslated');
    return {
      problems,
      pages: problems.length > 0 ? [] : (JSON.parse(stdout) as string[]),
      waiting: Object.keys(read('waiting')),
      translated: translated as string[],
      untranslated: untranslated as UntranslatedText[],
    };
  }
}
