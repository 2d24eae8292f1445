// The headers of what the desk makes up itself.
import { expect, it } from 'vitest';
import { startDesk } from './testing/desk.ts';
import { CONTACT, sendJson } from './testing/forms.ts';
import { send } from './testing/http.ts';

it('§7 every answer carries the security headers, refusals too', async () => {
  const desk = await startDesk({ env: { SITE_URL: 'https://www.miqdam.example' } });
  const answers = [
    await sendJson(desk.url, 'contact', CONTACT),
    await sendJson(desk.url, 'contact', {}),
    await send(desk.url, '/nothing'),
    await send(desk.url, '/%zz'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 404, 404]);
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  }
});
