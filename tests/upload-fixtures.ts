import { test as base } from './fixtures.ts';
import { ContactFiles } from './page-objects/contact-files.ts';
import { UploadServer } from './upload-server.ts';

interface ForEachTest {
  /** Takes the uploads in place of the desk. */
  server: UploadServer;
  contact: ContactFiles;
}

export const test = base.extend<ForEachTest>({
  server: async ({ context }, use) => {
    const server = new UploadServer();
    await server.start();
    await server.answer(context);
    await use(server);
    server.stop();
  },
  contact: async ({ page }, use) => use(new ContactFiles(page)),
});
