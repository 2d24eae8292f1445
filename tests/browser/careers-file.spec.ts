// The file of an application: selection, validation, upload (spec §5, §8, decisions 0007, 0303).
import { rmSync, writeFileSync } from 'node:fs';
import { readInterface } from '#app/content/interface.server.ts';
import { docx } from '#desk/testing/documents.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { expect, FAILED, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, file, MEGABYTE, PROGRAM, pdf } from '../page-objects/careers.ts';

const { file: texts } = readInterface().form.application;

test('§5 a chosen or dropped file is validated at once, and can be removed', async ({ page }) => {
  const careers = new CareersPage(page);
  const resume = careers.field('resume');
  await careers.open();
  await expect(careers.form.getByText(texts.choose, { exact: true })).toBeVisible();
  await expect(careers.form.getByText(texts.none, { exact: true })).toBeVisible();
  for (const [chosen, message] of [
    [file('cv.pdf', PROGRAM), /^Résumé is not a PDF or Word document/],
    [file('cv.doc', docx()), undefined],
    [pdf(6 * MEGABYTE), /is larger than 5 MB/],
    [pdf(3 * MEGABYTE), undefined],
  ] as const) {
    await careers.choose(chosen);
    await expect(resume).toHaveAttribute('aria-invalid', `${Boolean(message)}`);
    if (message) await expect(resume).toHaveAccessibleDescription(message);
    expect(await careers.content()).toEqual(['', '', '', '', chosen.name]);
  }
  await expect(careers.form.getByText('3 MB', { exact: true })).toBeVisible();
  await careers.form.getByRole('button', { name: 'Remove V-31-Huda.pdf' }).click();
  await expect(careers.form.getByText('V-31-Huda.pdf')).toBeHidden();
  await expect(resume).toBeFocused();
  expect(await careers.content()).toEqual(['', '', '', '']);

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await resume.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(careers.form.getByText('dropped.pdf')).toBeVisible();
  const opensElsewhere = await page.evaluate((dataTransfer) => {
    const init = { dataTransfer, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new DragEvent('drop', init));
  }, dropped);
  expect(opensElsewhere).toBe(false);
});

test('§5 of two files chosen at once, the second decides, although the first is read last', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  const resume = careers.field('resume');
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    const gate = Promise.withResolvers<void>();
    Object.assign(window, { readTheFirst: gate.resolve });
    let files = 0;
    Blob.prototype.arrayBuffer = async function read() {
      files += 1;
      document.documentElement.dataset.reads = String(files);
      if (files === 1) await gate.promise;
      return arrayBuffer.call(this);
    };
  });
  await careers.open();
  await careers.choose(file('cv.doc', PROGRAM));
  // Else the validation of the next field might be the first to read.
  await expect(page.locator('html')).toHaveAttribute('data-reads', '1');
  await careers.field('portfolio').fill('nowhere');
  await careers.field('portfolio').blur();
  await expect(careers.field('portfolio')).toHaveAttribute('aria-invalid', 'true');
  await careers.choose(pdf(MEGABYTE));
  await expect(resume).toHaveAttribute('aria-invalid', 'false');
  await page.evaluate(async () => {
    (window as unknown as { readTheFirst(): void }).readTheFirst();
    // The validation that waited for it has ended, and what it found is shown.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(resume).toHaveAttribute('aria-invalid', 'false');
});

test('§8 an upload shows its progress; stopped or failed, it keeps all input and the file, unless that has changed', async ({
  page,
  context,
  complaints,
}, testInfo) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  const careers = new CareersPage(page);
  const resume = careers.field('resume');
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
  expect(await careers.content()).toEqual([...Object.values(APPLICANT), 'V-31-Huda.pdf']);

  const path = testInfo.outputPath('cv.pdf');
  const asked = /^Résumé was changed or moved after you chose it: choose it again/;
  const choose = async () => {
    // The browser notes a file's time when the page first reads it: the refusal before shows when that is.
    await careers.choose(file('cv.doc', PROGRAM));
    await expect(resume).toHaveAccessibleDescription(/^Résumé is not a PDF or Word document/);
    writeFileSync(path, '%PDF-1.7');
    await resume.setInputFiles(path);
    await expect(resume).toHaveAttribute('aria-invalid', 'false');
  };
  await test.step('a file that is saved again or moved before it is sent', async () => {
    for (const change of [() => writeFileSync(path, '%PDF-1.7 saved again'), () => rmSync(path)]) {
      await choose();
      change();
      await careers.send.click();
      await expect(resume).toHaveAccessibleDescription(asked);
    }
  });
  await test.step('a file that is moved while it is sent', async () => {
    await choose();
    await page.route(`**${SEND_FORM_PATH}`, async (route) => {
      rmSync(path);
      await route.abort('connectionrefused');
    });
    await careers.send.click();
    await expect(careers.toasts.getByText(FAILED)).toBeVisible();
    await expect(careers.form.getByText(/the file are still here/)).toBeVisible();
    await expect(resume).toHaveAccessibleDescription(asked);
    expect(await careers.content()).toEqual([...Object.values(APPLICANT), 'cv.pdf']);
  });
});
