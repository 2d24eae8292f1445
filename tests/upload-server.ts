import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { UPLOADS_PATH } from '#shared/uploads.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';

/** What has arrived of an upload. */
interface Upload {
  name: string;
  enquiry: string;
  size: number;
  content: Buffer;
  /** The request that writes to it. */
  writer?: IncomingMessage;
}

/** A server of the upload protocol (tus 1.0.0) in memory, which can fail in every way that a page has words for. */
export class UploadServer {
  readonly uploads = new Map<string, Upload>();
  /** Method, and offset of what is sent. */
  readonly requests: string[] = [];
  /** The bodies of the forms. */
  readonly forms: string[] = [];
  /** Answers creation, or the last byte, with this status. */
  readonly refuses: { create?: number; finish?: number } = {};
  /** The connection is cut once so much of an upload has arrived. */
  cutAfter = Number.POSITIVE_INFINITY;
  #heldAfter = Number.POSITIVE_INFINITY;
  #held = Promise.withResolvers<void>();
  readonly #server = createServer((request, response) => {
    // A client that goes away is part of the tests.
    this.#answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop(): void {
    this.release();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Answers the uploads of these pages in place of the desk. */
  async answer(context: BrowserContext): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await context.route(`**${UPLOADS_PATH}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
    });
  }

  /** Answers the forms of these pages too, for what the desk does not take. */
  async answerForms(context: BrowserContext): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await context.route(`**${SEND_FORM_PATH}`, (route) =>
      route.continue({ url: `http://127.0.0.1:${port}${SEND_FORM_PATH}` }),
    );
  }

  /** Reads no more than so much of each upload, until it is released. */
  holdAfter(bytes: number): void {
    this.#heldAfter = bytes;
  }

  release(): void {
    this.#heldAfter = Number.POSITIVE_INFINITY;
    this.#held.resolve();
    this.#held = Promise.withResolvers();
  }

  /** The uploads in order of creation. */
  list(): { id: string; name: string; enquiry: string; content: Buffer }[] {
    return [...this.uploads].map(([id, upload]) => ({ id, ...upload }));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url = '' } = request;
    if (url === SEND_FORM_PATH) {
      this.forms.push(Buffer.concat(await Array.fromAsync(request)).toString());
      return end(response, 200);
    }
    const offset = headers['upload-offset'];
    this.requests.push(offset === undefined ? method : `${method} ${offset}`);
    response.setHeader('tus-resumable', '1.0.0');
    if (method === 'POST') return this.#create(request, response);
    const id = url.split('/').at(-1) ?? '';
    const upload = this.uploads.get(id);
    if (!upload) return end(response, 404);
    // Whoever asks has given up what was sent before.
    if (method === 'HEAD') delete upload.writer;
    if (method === 'DELETE') {
      this.uploads.delete(id);
      return end(response, 204);
    }
    if (method === 'PATCH' && Number(offset) !== upload.content.length) return end(response, 409);
    if (method === 'PATCH' && !(await this.#write(request, upload))) return;
    if (method === 'PATCH' && this.refuses.finish && upload.content.length === upload.size) {
      this.uploads.delete(id);
      return end(response, this.refuses.finish);
    }
    response.setHeader('upload-offset', upload.content.length);
    response.setHeader('upload-length', upload.size);
    end(response, method === 'HEAD' ? 200 : 204);
  }

  #create({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.refuses.create) {
      end(response, this.refuses.create);
      return;
    }
    const metadata = Object.fromEntries(
      String(headers['upload-metadata'])
        .split(',')
        .map((pair) => pair.split(' '))
        .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
    );
    const id = randomBytes(32).toString('base64url');
    const { name = '', enquiry = '' } = metadata;
    const size = Number(headers['upload-length']);
    this.uploads.set(id, { name, enquiry, size, content: Buffer.alloc(0) });
    response.setHeader('location', `${UPLOADS_PATH}/${id}`);
    end(response, 201);
  }

  /** Whether all that the request has was written. */
  async #write(request: IncomingMessage, upload: Upload): Promise<boolean> {
    upload.writer = request;
    for await (const chunk of request) {
      if (upload.writer !== request) return false;
      upload.content = Buffer.concat([upload.content, chunk]);
      if (upload.content.length >= this.cutAfter) {
        this.cutAfter = Number.POSITIVE_INFINITY;
        request.destroy();
        return false;
      }
      if (upload.content.length >= this.#heldAfter) {
        await Promise.race([this.#held.promise, once(request, 'close')]);
      }
    }
    return true;
  }
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
