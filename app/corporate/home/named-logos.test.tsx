import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { Clients } from './clients/clients.tsx';
import { Partners } from './partners/partners.tsx';

const section = { ground: 'plain' as const, title: 'T', intro: 'I' };
const logo = { src: '/marks/a.svg', width: 90, height: 40, drawnFor: 'light' as const };
const [id, name] = ['radwa-cement', 'رضوى للأسمنت'];

test.each([true, false])(
  'a logo has its name below it, and then is not read itself: %s',
  (isNamed) => {
    const clients = <Clients {...section} clients={[{ id, name, logo }]} isNamed={isNamed} />;
    const listed = { alt: 'Partner {id}', partners: [{ id: 1, name, logo }] };
    const partners = <Partners {...section} {...listed} isNamed={isNamed} />;
    for (const html of [clients, partners].map((each) => renderToStaticMarkup(each))) {
      expect(html.includes(`>${name}</span>`)).toBe(isNamed);
      expect(html.includes('alt=""')).toBe(isNamed);
      expect(html).toContain('data-drawn-for="light"');
    }
  },
);

const needed = [
  ['ar', true],
  ['en', false],
] as const;

test.each(needed.filter(([language]) => LANGUAGES.some(({ code }) => code === language)))(
  'in %s the logos of a site written in English need names: %s',
  async (language, needed) => {
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    vi.resetModules();
    vi.stubEnv('LANGUAGE', language);
    const { logosNeedNames } = await import('#app/content/companies.server.ts');
    expect(logosNeedNames()).toBe(needed);
  },
);
