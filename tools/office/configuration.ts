import type { CmsConfig } from '@sveltia/cms';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { contentConfiguration } from './content-files.ts';
import { grouped } from './groups.ts';

/** Addresses of the public git hosts. */
const PUBLIC: Record<OfficeSettings['host'], string> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** In development the editor uses the local repository, but requires a name. */
const NO_REPOSITORY: OfficeSettings = {
  host: 'github',
  repository: 'local/website',
  branch: 'main',
};

/** Sign-in methods, the preferred one first. */
type AuthMethods = ('oauth' | 'token')[];

/** The origins of a git host that the editor calls: its API, and its pages to sign in. */
export function officeOrigins(office: OfficeSettings | undefined): string[] {
  if (!office) return [];
  const { host, address = PUBLIC[host], signIn } = office;
  const api = address === PUBLIC.github ? 'https://api.github.com' : address;
  return [...new Set([api, ...(signIn ? [signIn] : [])])];
}

/** The editor's configuration. */
export function officeConfiguration(office: OfficeSettings = NO_REPOSITORY): CmsConfig {
  const { i18n, forms } = contentConfiguration();
  return {
    backend: backendOf(office),
    app_title: 'Office',
    show_preview_links: false,
    media_folder: 'media/pictures',
    public_folder: '/media/pictures',
    // The page's policy allows no other host.
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    i18n,
    ...grouped(forms),
  };
}

function backendOf(office: OfficeSettings): CmsConfig['backend'] {
  const { host, address, repository: repo, branch, application, signIn } = office;
  const own = address ?? PUBLIC[host];
  const methods = (oauth: string | undefined): AuthMethods =>
    oauth === undefined ? ['token'] : ['oauth', 'token'];
  const appId = application === undefined ? {} : { app_id: application };
  const shared = { repo, branch, base_url: own, auth_methods: methods(application) };
  switch (host) {
    case 'github':
      return {
        name: 'github',
        repo,
        branch,
        ...(address === undefined ? {} : { api_root: `${own}/api/v3` }),
        ...(signIn === undefined ? {} : { base_url: signIn }),
        auth_methods: methods(signIn),
      };
    case 'gitlab':
      return {
        name: 'gitlab',
        ...shared,
        api_root: `${own}/api/v4`,
        ...(application === undefined ? {} : { auth_type: 'pkce' }),
        ...appId,
      };
    case 'gitea':
      return { name: 'gitea', ...shared, api_root: `${own}/api/v1`, ...appId };
  }
}
