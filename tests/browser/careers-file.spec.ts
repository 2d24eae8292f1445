// The file of an application: selection, validation, upload: spec §5, §8, decisions 0007, 0303.
import { rmSync, writeFileSync } from 'node:fs';
import { docx } from '#desk/testing/documents.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { expect, FAILED, hydrated, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { APPLICANT, CareersPage, file, MEGABYTE, PROGRAM, pdf } from '../page-objects/careers.ts';
import { scriptsExporting } from '../pages.ts';

test('§5 a chosen or dropped file is validated at once and shown with its size, and can be removed', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  const error = careers.form.getByText(/is not a PDF or Word document/);
  await careers.open();
  await careers.choose(file('cv.pdf', PROGRAM));
  await expect(error).toBeVisible();
  await careers.choose(file('cv.doc', docx()));
  await expect(error).toBeHidden();
  await careers.choose(file('cv.pdf', PROGRAM));
  await expect(error).toBeVisible();
  await careers.choose(pdf(3 * MEGABYTE));
  await expect(error).toBeHidden();
  await expect(careers.form.getByText('V-31-Huda.pdf')).toBeVisible();
  await expect(careers.form.getByText('3 MB', { exact: true })).toBeVisible();
  await careers.form.getByRole('button', { name: 'Remove V-31-Huda.pdf' }).click();
  await expect(careers.form.getByText('V-31-Huda.pdf')).toBeHidden();
  await expect(careers.field('resume')).toBeFocused();
  expect(await careers.content()).toEqual(['', '', '', '']);

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await careers.field('resume').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(careers.form.getByText('dropped.pdf')).toBeVisible();
  const opensElsewhere = await page.evaluate((dataTransfer) => {
    const init = { dataTransfer, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new DragEvent('drop', init));
  }, dropped);
  expect(opensElsewhere).toBe(false);
});

test('§8 an upload shows its progress; stopped or failed, it keeps all input and the file', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  const careers = new CareersPage(page);
  const input = [...Object.values(APPLICANT), 'V-31-Huda.pdf'];
  await careers.open();
  await careers.fill();
  await careers.choose(pdf(4 * MEGABYTE));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    // The upload would take 40 s.
    uploadThroughput: 100_000,
  });
  await careers.send.click();
  await expect(careers.progress).toBeVisible();
  const share = () => careers.progress.evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(share).toBeGreaterThan(0);
  await expect(careers.form.getByText(/\d+ per cent sent/)).toBeVisible();
  await careers.form.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(careers.form.getByText('Sending stopped.')).toBeVisible();
  await expect(careers.progress).toBeHidden();
  expect(await careers.content()).toEqual(input);

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await careers.send.click();
  await expect(careers.toasts.getByText(FAILED)).toBeVisible();
  await expect(careers.form.getByText(FAILED)).toBeVisible();
  await expect(careers.form.getByText(/the file are still here/)).toBeVisible();
  expect(await careers.content()).toEqual(input);
});

test('§5 §8 a file that the desk refuses is kept, with the reason beside it until another is chosen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  complaints.expect(/422/);
  // Without the schema only the desk validates.
  for (const path of scriptsExporting('careerSchema')) {
    await page.route(path, (route) => route.abort());
  }
  const careers = new CareersPage(page);
  const resume = careers.field('resume');
  await careers.open();
  await careers.fill();
  await careers.choose(file('cv.pdf', PROGRAM));
  await careers.send.click();
  await expect(careers.toasts.getByText(FAILED)).toBeVisible();
  await expect(resume).toBeFocused();
  await expect(resume).toHaveAttribute('aria-invalid', 'true');
  await expect(resume).toHaveAccessibleDescription(/^Résumé is not a PDF or Word document/);
  expect(await careers.content()).toEqual([...Object.values(APPLICANT), 'cv.pdf']);

  await careers.choose(pdf(2000));
  await expect(resume).toHaveAttribute('aria-invalid', 'false');
  await careers.send.click();
  await expect(careers.toasts.getByText(SENT)).toBeVisible();
});

test('a file that is saved again or moved after it was chosen is asked for again', async ({
  page,
  complaints,
}, testInfo) => {
  complaints.expect(/ERR_FAILED/);
  const careers = new CareersPage(page);
  const resume = careers.field('resume');
  const path = testInfo.outputPath('cv.pdf');
  const asked = /^Résumé was changed or moved after you chose it: choose it again/;
  await careers.open();
  await careers.fill();
  for (const change of [() => writeFileSync(path, '%PDF-1.7 saved again'), () => rmSync(path)]) {
    writeFileSync(path, '%PDF-1.7');
    await resume.setInputFiles(path);
    await expect(resume).toHaveAttribute('aria-invalid', 'false');
    change();
    await careers.send.click();
    await expect(resume).toHaveAccessibleDescription(asked);
  }
  writeFileSync(path, '%PDF-1.7');
  await resume.setInputFiles(path);
  await page.route(`**${SEND_FORM_PATH}`, async (route) => {
    rmSync(path);
    await route.abort();
  });
  await careers.send.click();
  await expect(careers.toasts.getByText(FAILED)).toBeVisible();
  await expect(resume).toHaveAccessibleDescription(asked);
  expect(await careers.content()).toEqual([...Object.values(APPLICANT), 'cv.pdf']);
});

test('input before hydration survives it, including the file', async ({ page, mailbox }) => {
  const careers = new CareersPage(page);
  const release = await holdScripts(page, '/careers');
  await careers.fill({ ...APPLICANT, user_name: 'Early Applicant' });
  await careers.choose(pdf(9000, 'early.pdf'));
  await release();
  await hydrated(page);
  await expect(careers.form.getByText('early.pdf')).toBeVisible();
  await careers.send.click();
  await expect(careers.toasts.getByText(SENT)).toBeVisible();
  const { attachments } = await mailbox.receive('Early Applicant');
  expect(attachments[0]?.filename).toBe('early.pdf');
});
