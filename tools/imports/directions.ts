import type { Import } from './import.ts';

const sharedByPages = [
  'app/ui',
  'app/styles',
  'app/content',
  'app/root-data',
  'app/forms',
  'app/shell',
];

/** Every area of the project, and the other areas it may import. */
const mayImport: Record<string, readonly string[]> = {
  // The language of both sides. Knows neither.
  contract: [],
  desk: ['contract'],
  // The design system: no company, no router, no content.
  'app/styles': [],
  'app/ui': ['app/styles'],
  'app/content': ['app/ui', 'app/routes', 'contract'],
  // What the root loads: the dictionary and the company's facts, handed to everybody above the ui.
  'app/root-data': ['app/ui', 'app/content'],
  'app/forms': ['app/ui', 'app/styles', 'app/content', 'app/root-data', 'contract'],
  // The footer shows the subscribe form.
  'app/shell': ['app/ui', 'app/styles', 'app/content', 'app/root-data', 'app/forms', 'contract'],
  'app/corporate': [...sharedByPages, 'contract'],
  'app/estate': [...sharedByPages, 'contract'],
  // In development only: shows the design system.
  'app/styleguide': sharedByPages,
  // Root, routes and entries tie everything together.
  app: ['app/*', 'contract'],
  'app/routes': ['app/*'],
  // Benches measure the site as the desk serves it, started as the browser tests start it.
  tools: ['app', 'app/*', 'contract', 'desk', 'tests'],
  tests: ['app', 'app/*', 'contract', 'desk', 'tools'],
  '.': ['app', 'tools'],
};

/** The area a file belongs to. */
function areaOf(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (!second) return '.';
  // The table of routes is what links in content are checked against.
  if (file === 'app/routes.ts') return 'app/routes';
  return first === 'app' && third !== undefined ? `${first}/${second}` : first;
}

/** Says what is wrong with an import, or nothing. */
export function faultOf(edge: Import): string | undefined {
  const [from, to] = [areaOf(edge.from), areaOf(edge.to)];
  const allowed = mayImport[from];
  if (!allowed) return `${from}/ has no entry in tools/imports/directions.ts`;
  if (to === 'build') return undefined;
  const isAllowed =
    from === to || allowed.includes(to) || (to.startsWith('app/') && allowed.includes('app/*'));
  if (!isAllowed) return `${from}/ must not import ${to}/`;
  return undefined;
}
