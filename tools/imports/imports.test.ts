import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { violationOf } from './directions.ts';
import { importsOf, packagesOf } from './import.ts';

const edge = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

describe('importsOf', () => {
  test('finds every kind of import', () => {
    const source = `
      import { a } from '#shared/a.ts';
      import type { B } from '../b.ts';
      export * from './c.ts';
      export type { D } from './d.ts';
      import './e.css';
      const f = () => import('./f.ts');
      import react from 'react';`;
    expect(importsOf('app/ui/x.ts', source)).toEqual([
      edge('app/ui/x.ts', 'shared/a.ts'),
      edge('app/ui/x.ts', 'app/b.ts', true),
      edge('app/ui/x.ts', 'app/ui/e.css'),
      edge('app/ui/x.ts', 'app/ui/c.ts'),
      edge('app/ui/x.ts', 'app/ui/d.ts', true),
      edge('app/ui/x.ts', 'app/ui/f.ts'),
    ]);
  });
});

describe('packagesOf', () => {
  test('finds what is loaded at run time', () => {
    const source = `
      import { readFileSync } from 'node:fs';
      import type { Logger } from 'types-only';
      import { type A, b } from 'plain/deep.js';
      import { c } from '#shared/c.ts';
      import '../d.ts';
      export { e } from '@scope/reexported/deep';
      export const f = 'none';
      const g = createRequire(import.meta.url)(
        'required',
      ) as typeof import('types-only');
      const h = () => import('late');`;
    expect(packagesOf('desk/x.ts', source).sort()).toEqual([
      '@scope/reexported',
      'late',
      'plain',
      'required',
    ]);
  });

  test('the dependencies are the packages that the desk loads', () => {
    const packages = new Set<string>();
    const files = new Set(['desk/main.ts', 'desk/cli.ts']);
    // A set's iteration reaches what is added meanwhile.
    for (const file of files) {
      const source = readFileSync(file, 'utf8');
      for (const name of packagesOf(file, source)) packages.add(name);
      for (const { to, typeOnly } of importsOf(file, source)) if (!typeOnly) files.add(to);
    }
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
  });
});

describe('violationOf', () => {
  test.each([
    ['app/ui/button/button.tsx', 'app/content/layout.server.ts'],
    ['app/ui/button/button.tsx', 'app/layout/link.tsx'],
    ['app/corporate/home/route.tsx', 'app/estate/cart/route.tsx'],
    ['app/estate/cart/route.tsx', 'app/corporate/home/organization.ts'],
    ['app/forms/send.ts', 'app/layout/link.tsx'],
    ['app/forms/send.ts', 'desk/http/app.ts'],
    ['desk/http/app.ts', 'app/content/layout.server.ts'],
    ['desk/config.ts', 'desk/mail/worker.ts'],
    ['desk/store/open-store.ts', 'desk/intake/rate-limit.ts'],
    ['desk/pages/refusal-page.ts', 'desk/intake/refusal.ts'],
    ['desk/mail/compose.ts', 'desk/intake/attachment.ts'],
    ['desk/run-desk.ts', 'desk/testing/desk.ts'],
    ['desk/intake/mutations.test.ts', 'desk/chaos/chaos.ts'],
    ['shared/forms.ts', 'desk/http/app.ts'],
    ['shared/forms.ts', 'app/forms/send.ts'],
    ['app/new-folder/a.ts', 'app/ui/b.ts'],
  ])('%s must not import %s', (from, to) => {
    expect(violationOf(edge(from, to))).toBeTypeOf('string');
  });

  test.each([
    ['app/corporate/home/route.tsx', 'app/ui/button/button.tsx'],
    ['app/corporate/home/route.tsx', 'app/content/layout.server.ts'],
    ['desk/http/app.ts', 'shared/forms.ts'],
    ['desk/http/app.ts', 'desk/intake/plugin.ts'],
    ['desk/intake/plugin.ts', 'desk/pages/page.ts'],
    ['desk/mail/compose.test.ts', 'desk/intake/attachment.ts'],
    ['desk/chaos/chaos.ts', 'desk/testing/smtp-peer.ts'],
    ['tools/postbuild/headers.ts', 'desk/http/security-headers.ts'],
    ['app/root.tsx', 'app/layout/layout.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(violationOf(edge(from, to))).toBeUndefined();
  });
});
