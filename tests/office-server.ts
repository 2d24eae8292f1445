// Serves the editor as `npm run dev` does, on the files of its working directory, with the titles of one page and of
// vacancies for all; sends its address.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { answerOffice } from '#tools/office/dev.ts';
import { withDrafts } from '#tools/office/preview.ts';

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.avif': 'image/avif' };

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (await answerOffice(request, response, request.url ?? '/')) return;
  if (pathname === '/vision') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const { title } = withDrafts(request.url ?? '/', () => readTextPage('/vision'));
    return void response.end(`<h1>${title}</h1>`);
  }
  const [, number] = /^\/careers\/(v-\d+)/.exec(pathname) ?? [];
  if (number) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const all = withDrafts(request.url ?? '/', readVacancies);
    return void response.end(
      `<h1>${all.find((each) => each.number.toLowerCase() === number)?.title}</h1>`,
    );
  }
  const file = join('build/public', pathname);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[/\.\w+$/.exec(file)?.[0] ?? ''] ?? 'text/html' });
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
