import type { Import } from './import.ts';

const sharedByPages = [
  'app/frame',
  'app/islands',
  'app/ui',
  'app/styles',
  'app/content',
  'app/shared-data',
  'app/forms',
  'app/layout',
];

/** What every folder of the desk may use: its settings, clock, content, log and start errors. */
const deskBase = ['desk/base', 'shared'];

const deskFolders = ['store', 'pages', 'mail', 'intake', 'site', 'inbox', 'http', 'cli'].map(
  (folder) => `desk/${folder}`,
);

/** Every area and the other areas that it may import. */
const mayImport: Record<string, readonly string[]> = {
  // Shared by browser and desk.
  shared: [],
  'desk/base': ['shared'],
  'desk/store': deskBase,
  'desk/pages': deskBase,
  'desk/mail': [...deskBase, 'desk/store', 'desk/pages'],
  'desk/intake': [...deskBase, 'desk/store', 'desk/pages'],
  'desk/site': deskBase,
  'desk/inbox': [...deskBase, 'desk/store', 'desk/mail', 'desk/intake'],
  'desk/http': [...deskBase, 'desk/store', 'desk/mail', 'desk/intake', 'desk/site', 'desk/inbox'],
  'desk/cli': [...deskBase, 'desk/store', 'desk/mail', 'desk/inbox'],
  // The programs, which combine the folders.
  desk: [...deskBase, ...deskFolders],
  // Used by every test.
  'desk/testing': [...deskBase, ...deskFolders, 'desk'],
  'desk/chaos': [...deskBase, 'desk/store', 'desk/testing'],
  // The page of the inbox, which the desk serves: the design system, and nothing of the site.
  inbox: ['app/ui', 'app/styles', 'shared'],
  // The editor: bundled apart as well; what the site is made of, it is told as data.
  office: ['app/ui', 'app/styles', 'inbox', 'shared'],
  // The design system: no company, no router, no content.
  'app/styles': [],
  'app/ui': ['app/styles', 'app/islands'],
  // How a component is hydrated alone; it tells failures in the words of the dictionary.
  'app/islands': ['app/shared-data', 'shared'],
  // What every page does by script, without React.
  'app/frame': ['app/ui', 'app/content', 'shared'],
  'app/content': ['app/ui', 'app/routes', 'shared'],
  // What every page shares: the dictionary and the company's facts.
  'app/shared-data': ['app/ui', 'app/content', 'shared'],
  'app/forms': ['app/islands', 'app/ui', 'app/styles', 'app/content', 'app/shared-data', 'shared'],
  // The footer shows the subscribe form.
  'app/layout': [...sharedByPages, 'shared'],
  'app/corporate': [...sharedByPages, 'shared'],
  'app/estate': [...sharedByPages, 'shared'],
  // The design system's showcase, in development only.
  'app/styleguide': sharedByPages,
  // Root, routes and entries.
  app: ['app/*', 'shared'],
  'app/routes': ['app/*'],
  // Benches start the desk in the same way as the browser tests.
  tools: ['app', 'app/*', 'office', 'shared', 'desk', 'desk/*', 'tests'],
  tests: ['app', 'app/*', 'inbox', 'office', 'shared', 'desk', 'desk/*', 'tools'],
  '.': ['app', 'app/*', 'shared', 'tools'],
};

/** The area of a file. */
function areaOf(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (!second) return '.';
  // Links in content are checked against it.
  if (file === 'app/routes.ts') return 'app/routes';
  if (first === 'desk') {
    if (/\.test\.ts$|^desk\/store\/tests\//.test(file)) return 'desk/testing';
    if (/^(?:clock|config|content|desk-error|log|start-error)\.ts$/.test(second))
      return 'desk/base';
    return third === undefined ? 'desk' : `desk/${second}`;
  }
  return first === 'app' && third !== undefined ? `${first}/${second}` : first;
}

/** The violation of an import, if any. */
export function violationOf(edge: Import): string | undefined {
  const [from, to] = [areaOf(edge.from), areaOf(edge.to)];
  const allowed = mayImport[from];
  if (!allowed) return `${from}/ has no entry in tools/imports/directions.ts`;
  if (to === 'build') return undefined;
  const isAllowed =
    from === to || allowed.includes(to) || allowed.includes(to.replace(/\/.*/, '/*'));
  if (!isAllowed) return `${from}/ must not import ${to}/`;
  return undefined;
}
