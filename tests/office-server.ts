// Serves the editor as `npm run dev` does, on the files of its working directory; prints its address.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answerOffice } from '#tools/office/dev.ts';

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.avif': 'image/avif' };

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (await answerOffice(request, response, request.url ?? '/')) return;
  const file = join('build/public', pathname);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[/\.\w+$/.exec(file)?.[0] ?? ''] ?? 'text/html' });
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
