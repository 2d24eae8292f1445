import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programPath } from '#tools/program-path.ts';
import { violationOf } from './directions.ts';
import { importsOf, packagesOf } from './import.ts';

const edge = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

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

test('finds the packages that are loaded at run time', () => {
  const source = `
    import { readFileSync } from 'node:fs';
    import type { Logger } from 'types-only';
    import { type A, b } from 'plain/deep.js';
    import { c } from '#shared/c.ts';
    export { e } from '@scope/reexported/deep';
    const g = createRequire(import.meta.url)('required') as typeof import('types-only');
    const h = () => import('late');`;
  const packages = ['@scope/reexported', 'late', 'plain', 'required'];
  expect(packagesOf('desk/x.ts', source).toSorted()).toEqual(packages);
});

test('the dependencies are the packages that the desk loads', () => {
  const packages = new Set<string>();
  const files = new Set(['desk/main.ts', 'desk/cli.ts']);
  // A set's iteration reaches what is added meanwhile.
  for (const file of files) {
    const source = readFileSync(programPath(file), 'utf8');
    for (const name of packagesOf(file, source)) packages.add(name);
    for (const { to, typeOnly } of importsOf(file, source)) if (!typeOnly) files.add(to);
  }
  const { dependencies } = JSON.parse(readFileSync(programPath('package.json'), 'utf8'));
  expect([...packages].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test.each([
  ['app/ui/button/button.tsx', 'app/layout/link.tsx', false],
  ['app/corporate/home/route.tsx', 'app/estate/cart/route.tsx', false],
  ['app/corporate/home/route.tsx', 'app/ui/button/button.tsx', true],
  ['app/forms/send.ts', 'desk/http/app.ts', false],
  ['app/new-folder/a.ts', 'app/ui/b.ts', false],
  ['app/root.tsx', 'app/layout/layout.tsx', true],
  ['desk/http/app.ts', 'app/content/layout.server.ts', false],
  ['desk/http/app.ts', 'desk/intake/plugin.ts', true],
  ['desk/mail/compose.ts', 'desk/intake/attachment.ts', false],
  ['desk/mail/compose.test.ts', 'desk/intake/attachment.ts', true],
  ['desk/config.ts', 'desk/mail/worker.ts', false],
  ['desk/run-desk.ts', 'desk/testing/desk.ts', false],
  ['shared/forms.ts', 'app/forms/send.ts', false],
  ['tools/postbuild/headers.ts', 'desk/http/security-headers.ts', true],
])('%s may import %s: %s', (from, to, isAllowed) => {
  expect(violationOf(edge(from, to)) === undefined).toBe(isAllowed);
});
