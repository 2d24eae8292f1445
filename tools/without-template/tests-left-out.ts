import { hasTemplate } from '#app/content/settings.server.ts';

const estate = hasTemplate();

/** Unit tests that have nothing to test in this build: the template's own go with its pages. */
export const unitTestsLeftOut = estate ? [] : ['app/estate/**'];

/** Browser tests likewise: those of the template, or those of a site without it. */
export const browserTestsLeftOut = estate ? '**/without-estate.spec.ts' : '**/estate-*.spec.ts';
