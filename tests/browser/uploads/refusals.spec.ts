// Files of a message that cannot arrive: words beside the field, and nothing typed is lost.
import { messageText } from '#shared/messages.ts';
import { fileNeeds } from '../../content.ts';
import { expect, SENT } from '../../fixtures.ts';
import {
  ContactFiles,
  drawing,
  fieldsIn,
  MEGABYTE,
  texts,
  withName,
  words,
} from '../../page-objects/contact-files.ts';
import { test } from '../../upload-fixtures.ts';

fileNeeds(texts, 'files that come with a message');

const { errors } = texts ?? { errors: {} };

test('a browser refuses files by type and size before anything of them is sent', async ({
  page,
  contact,
  server,
}) => {
  await contact.open();
  await contact.choose(
    { name: 'macro.exe', buffer: Buffer.from('MZ\x90\0') },
    { name: 'empty.pdf', buffer: Buffer.alloc(0) },
  );
  await contact.says('macro.exe', withName(errors.type, 'macro.exe'));
  await contact.says('empty.pdf', withName(errors.empty, 'empty.pdf'));
  await expect(contact.form.locator('[aria-live]', { hasText: 'macro.exe' })).toBeAttached();
  expect(server.requests).toEqual([]);
  for (const name of ['macro.exe', 'empty.pdf']) await contact.button(texts.remove, name).click();

  // A file of 3 GB, without its bytes.
  const huge = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const file = new File(['%PDF-1.7'], 'huge.pdf');
    Object.defineProperty(file, 'size', { value: 3 * 1024 ** 3 });
    data.items.add(file);
    Object.defineProperty(data, 'files', { value: [file] });
    return data;
  });
  await contact.input.evaluate((input, data) => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: data });
    input.dispatchEvent(event);
  }, huge);
  await contact.says('huge.pdf', withName(errors.tooLarge, 'huge.pdf'));
  await expect(contact.row('huge.pdf').getByText('3 GB')).toBeVisible();
  await contact.button(texts.remove, 'huge.pdf').click();

  await contact.choose(...Array.from({ length: 51 }, (_, number) => drawing(`${number}.pdf`)));
  await expect(contact.rows).toHaveCount(50);
  await expect(contact.input).toHaveAccessibleDescription(new RegExp(errors.tooMany));
});

test('a file that the desk refuses is said to be; the message goes without it at the second press', async ({
  page,
  contact,
  server,
  complaints,
}) => {
  await page.clock.install();
  await contact.open();
  for (const [what, refuses, problem] of [
    ['too large for its enquiry', { create: 413 }, 'tooLarge'],
    ['too much for one network', { create: 429 }, 'busy'],
    ['more than there is room for', { create: 507 }, 'noRoom'],
    ['of another type than it says', { finish: 415 }, 'type'],
    ['infected', { finish: 422 }, 'infected'],
  ] as const) {
    await test.step(what, async () => {
      complaints.expect(new RegExp(`${Object.values(refuses)[0]}`));
      delete server.refuses.create;
      Object.assign(server.refuses, refuses);
      await contact.message.fill('Typed before');
      await contact.choose(drawing('plan.pdf'));
      await contact.says('plan.pdf', withName(errors[problem], 'plan.pdf'));
      await contact.send.click();
      await expect(contact.input).toHaveAccessibleDescription(
        new RegExp(withName(errors.incomplete, 'plan.pdf')),
      );
      await expect(contact.form.getByText(texts.without)).toBeVisible();
      await expect(contact.message).toHaveValue('Typed before');
      const posting = contact.posted();
      await contact.send.click();
      const { message, uploads } = await posting;
      expect(message).toBe('Typed before');
      expect(uploads?.endsWith(' plan.pdf')).toBe('finish' in refuses ? true : undefined);
      await expect(contact.form.getByText(SENT)).toBeVisible();
      // A press within half a second is taken for the second of a double click.
      await page.clock.fastForward(500);
    });
  }
});

test('what the desk says about the files of a form is beside them until they change', async ({
  page,
  contact,
  server,
  complaints,
}) => {
  complaints.expect(/422/);
  await contact.open();
  await contact.choose(drawing('plan.pdf'));
  await contact.says('plan.pdf', texts.states.arrived);
  const body = 'uploads: Not this one';
  await page.route('**/send-form', (route) => route.fulfill({ status: 422, body }));
  await contact.send.click();
  await expect(contact.input).toHaveAccessibleDescription(/^Not this one/);
  await expect(contact.input).toBeFocused();
  await contact.button(texts.remove, 'plan.pdf').click();
  await expect(contact.input).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => server.list()).toEqual([]);
});

test('where the desk takes no uploads, files of 5 MB go in the form', async ({
  context,
  contact,
  server,
  complaints,
}) => {
  complaints.expect(/404/);
  server.refuses.create = 404;
  await contact.open();
  await contact.choose(drawing('one.pdf', 2 * MEGABYTE), drawing('two.pdf', 2 * MEGABYTE));
  await expect(contact.input).toHaveAccessibleDescription(texts.plain);
  await contact.choose(drawing('three.pdf', 2 * MEGABYTE));
  const tooLarge = messageText(words.errors.fileTooLarge ?? '', '\u2068three.pdf\u2069', '', 'en');
  await contact.says('three.pdf', tooLarge);
  await contact.button(texts.remove, 'three.pdf').click();
  await server.answerForms(context);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const { uploads, files } = fieldsIn(server.forms[0] ?? '');
  expect(uploads).toBeUndefined();
  expect(files).toBe('one.pdf, two.pdf');
});

test('without JavaScript the control takes several files, in the form', async ({
  browser,
  baseURL,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const contact = new ContactFiles(await context.newPage());
  await contact.page.goto('/contact#write');
  await expect(contact.form.getByText(texts.plain)).toBeVisible();
  await expect(contact.form.getByText(texts.hint)).toBeHidden();
  await expect(contact.input).toHaveAttribute('name', 'files');
  await contact.choose(drawing('one.pdf'), drawing('two.pdf'));
  await server.answerForms(context);
  await contact.send.click();
  await expect.poll(() => fieldsIn(server.forms[0] ?? '').files).toBe('one.pdf, two.pdf');
  await context.close();
});
