// Forms that a translation, an extension or a telephone has changed, in every state. Lists: translated-lists.spec.ts.
import type { Locator, Route } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { pageAt } from '../content.ts';
import { expect, FAILED, SENT, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, pdf } from '../page-objects/careers.ts';

const { form } = readInterface();

/** Sends a form that fails at first, and expects it to say each state. */
async function sendTwice(changed: ChangedPage, part: Locator) {
  const { page } = changed;
  const email = part.locator('[name=user_email]');
  await email.fill('early@client.example');
  const held = Promise.withResolvers<Route>();
  await page.route('**/api/**', (route) => held.resolve(route));
  await part.locator('[type=submit]').click();
  await changed.says(part, form.sending);
  await (await held.promise).fulfill({ status: 503 });
  await changed.says(part, FAILED);
  await expect(email).toHaveValue('early@client.example');
  await page.unrouteAll();
  await part.locator('[type=submit]').click();
  await changed.says(part, SENT);
  await expect(email).toHaveValue('');
}

for (const change of CHANGES) {
  test(`a page ${change}: contact form and subscribe box say their state`, async ({
    page,
    complaints,
  }) => {
    expectMadeAnew(complaints, change);
    complaints.expect(/503/);
    const changed = new ChangedPage(page, change);
    await changed.open('/contact');
    for (const place of ['main', 'footer']) await sendTwice(changed, page.locator(`${place} form`));
    await expectWhole(page);
  });

  test(`a page ${change}: the application loses no letter and no file, and says its state`, async ({
    page,
    complaints,
    mailbox,
  }) => {
    pageAt('/careers');
    expectMadeAnew(complaints, change);
    complaints.expect(/503/);
    const changed = new ChangedPage(page, change);
    const careers = new CareersPage(page);
    const { form: box } = careers;
    const [name, address] = [careers.field('user_name'), careers.field('portfolio')];
    const input = [
      ...Object.values({ ...APPLICANT, user_name: 'Early and late' }),
      'V-31-Huda.pdf',
    ];
    await changed.open('/careers', async () => {
      await careers.fill();
      await careers.choose(pdf(20_000));
      await name.fill('');
      await name.pressSequentially('Early ');
    });
    await expect(name).toBeFocused();
    await page.keyboard.type('and late');
    expect(await careers.content()).toEqual(input);
    await expect(box.getByText('V-31-Huda.pdf')).toBeVisible();

    const send = box.locator('[type=submit]');
    await address.fill('nowhere');
    await send.click();
    const { portfolio } = form.application.labels;
    await changed.says(box, fill(form.errors.urlInvalid, { field: portfolio }));
    await address.fill(APPLICANT.portfolio);
    await expect(box.locator('[aria-invalid=true]')).toHaveCount(0);
    await page.route('**/api/**', () => undefined);
    await send.click();
    await changed.says(box, form.sending);
    await box.getByRole('button', { name: form.upload.stop }).click();
    await changed.says(box, form.stopped);
    await page.unrouteAll();

    await sendTwice(changed, box);
    expect((await mailbox.receive('Early and late')).attachments).toHaveLength(1);
    await expectWhole(page);
  });
}
