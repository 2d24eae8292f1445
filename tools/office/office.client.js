/* The editor, Sveltia CMS. The page names its configuration: tools/office/files.ts. */
import CMS from '@sveltia/cms';
import { linkField } from './link-field.ts';
import { openFolders } from './open-folders.ts';
import { refuseProblems } from './refuse-problems.ts';

/** Status pages of git hosts, which the editor polls. Answered locally, so that it requests no other host. */
const STATUS_PAGES = /^https:\/\/(?:www\.githubstatus\.com|status-api\.hostedstatus\.com)\//;

const operational = {
  status: { indicator: 'none' },
  result: { status_overall: { status_code: 100 } },
};

const { fetch } = window;
window.fetch = async (request, options) =>
  STATUS_PAGES.test(String(request)) ? Response.json(operational) : fetch(request, options);

openFolders();
CMS.registerFieldType('link', linkField);
CMS.registerEventListener({ name: 'preSave', handler: refuseProblems });
CMS.init();
