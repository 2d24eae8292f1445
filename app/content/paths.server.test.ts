// The route table against spec §2.3.
import { expect, it } from 'vitest';
import { knownPaths } from './paths.server.ts';
import { hasTemplate, isSample } from './settings.server.ts';

const words = (list: string) => list.trim().split(/\s+/);

const corporate = words(`
  / /our-history /what-we-do /experience /vision /mission /organizational-chart /certification
  /contract /area-of-expertise /pre-commissioning /our-services /registration
  /hse-policy /aramco-safety /staff-safety /incident-free /emergency-response /safety-awards
  /iso-certifications /standard-compliance /sap-numbers /IKTVA /saudization
  /saudi-aramco-compliance /quality-management /thirdparty-inspection
  /privacy-policy /public-statement /project /careers /career /contact
`);

const template = words(`
  /home-two /home-three /home-four /home-five /home-six /home-seven
  /property /property-sidebar /add-new-listing /map-location /about-us /faq /cart /checkout
  /login /register /account /blog /blog-details
`);

it.runIf(isSample()).each(corporate)('§2.3 %s is in the route table', (path) => {
  expect(knownPaths()).toContain(path);
});

it.each(template)('§2.3 %s is in the route table of a build with the template', (path) => {
  expect(knownPaths().has(path)).toBe(hasTemplate());
});
