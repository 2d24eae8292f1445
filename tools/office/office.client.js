/* The editor, Sveltia CMS. The page names its configuration: tools/office/files.ts. */
import CMS from '@sveltia/cms';
import { formsOf, NUMBERED } from './forms.ts';
import { refuseProblems } from './refuse-problems.ts';
import { openedContent, savedText } from './saved.ts';

/** The editor asks these pages every five minutes how its git host is. */
const STATUS_PAGES = /^https:\/\/(?:www\.githubstatus\.com|status-api\.hostedstatus\.com)\//;

const well = { status: { indicator: 'none' }, result: { status_overall: { status_code: 100 } } };

const { fetch } = window;
window.fetch = async (request, options) =>
  STATUS_PAGES.test(String(request)) ? Response.json(well) : fetch(request, options);

const configuration = await (await fetch('/office/configuration.json')).json();
for (const form of formsOf(configuration)) {
  if (!form.format?.startsWith(NUMBERED)) continue;
  CMS.registerCustomFormat(form.format, 'yaml', {
    fromFile: (text) => openedContent(form, text),
    toFile: (content) => savedText(form, content),
  });
}

CMS.registerEventListener({ name: 'preSave', handler: refuseProblems });
CMS.init();
