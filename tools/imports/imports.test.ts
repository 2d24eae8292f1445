import { describe, expect, test } from 'vitest';
import { leaksIn } from './bundle.ts';
import { cyclesIn } from './cycles.ts';
import { faultOf } from './directions.ts';
import { importsOf } from './import.ts';

const edge = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

describe('importsOf', () => {
  test('finds every way one file names another', () => {
    const source = `
      import { a } from '#contract/a.ts';
      import type { B } from '../b.ts';
      export * from './c.ts';
      export type { D } from './d.ts';
      import './e.css';
      const f = () => import('./f.ts');
      import react from 'react';`;
    expect(importsOf('app/ui/x.ts', source)).toEqual([
      edge('app/ui/x.ts', 'contract/a.ts'),
      edge('app/ui/x.ts', 'app/b.ts', true),
      edge('app/ui/x.ts', 'app/ui/e.css'),
      edge('app/ui/x.ts', 'app/ui/c.ts'),
      edge('app/ui/x.ts', 'app/ui/d.ts', true),
      edge('app/ui/x.ts', 'app/ui/f.ts'),
    ]);
  });
});

describe('faultOf', () => {
  test.each([
    ['app/ui/button/button.tsx', 'app/content/site.server.ts'],
    ['app/ui/button/button.tsx', 'app/shell/link.tsx'],
    ['app/corporate/home/route.tsx', 'app/estate/cart/route.tsx'],
    ['app/estate/cart/route.tsx', 'app/corporate/organization.ts'],
    ['app/forms/send.ts', 'app/shell/link.tsx'],
    ['app/forms/send.ts', 'desk/app.ts'],
    ['desk/app.ts', 'app/content/site.server.ts'],
    ['contract/forms.ts', 'desk/app.ts'],
    ['contract/forms.ts', 'app/forms/send.ts'],
    ['app/new-folder/a.ts', 'app/ui/b.ts'],
  ])('%s must not import %s', (from, to) => {
    expect(faultOf(edge(from, to))).toBeTypeOf('string');
  });

  test.each([
    ['app/corporate/home/route.tsx', 'app/ui/button/button.tsx'],
    ['app/corporate/home/route.tsx', 'app/content/site.server.ts'],
    ['desk/app.ts', 'contract/forms.ts'],
    ['app/root.tsx', 'app/shell/layout.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(faultOf(edge(from, to))).toBeUndefined();
  });
});

describe('leaksIn', () => {
  const route = edge('app/corporate/home/route.tsx', 'app/corporate/home/about.tsx');
  const server = 'app/content/site.server.ts';

  test('a component of a route must not draw code of the build into the bundle', () => {
    const leak = edge('app/corporate/home/about.tsx', server);
    expect(leaksIn([route, leak], [route.from])).toEqual([leak]);
  });

  test('its types may be used, and a route needs it for its loader', () => {
    const typed = edge('app/corporate/home/about.tsx', server, true);
    expect(leaksIn([route, typed, edge(route.from, server)], [route.from])).toEqual([]);
  });

  test('what no browser gets may use it', () => {
    expect(leaksIn([edge('app/content/schemas/home.ts', server)], [route.from])).toEqual([]);
  });
});

describe('cyclesIn', () => {
  test('finds files that need each other, but for their types', () => {
    const imports = [
      edge('a', 'b'),
      edge('b', 'c'),
      edge('c', 'a'),
      edge('c', 'd'),
      edge('d', 'c', true),
    ];
    expect(cyclesIn(imports)).toEqual([['a', 'b', 'c', 'a']]);
  });
});
