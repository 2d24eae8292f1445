// A stand-in for a git host: the parts of its API that the editor calls, on files in memory.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Host = 'github' | 'gitlab' | 'gitea';

const sha = (text: string) => createHash('sha1').update(text).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const plain = (text: string) => Buffer.from(text, 'base64').toString();

/** Where the bytes of a file are; at GitHub, where its content is, by another header. */
const RAW: Record<Host, RegExp> = {
  github: /\/contents\/(.+)$/,
  gitlab: /\/files\/(.+)\/raw$/,
  gitea: /\/raw\/(.+)$/,
};

/** Commits of all files, the newest last. */
export class GitHost {
  readonly host: Host;
  readonly commits: { id: string; message: string; files: Map<string, string> }[];
  readonly token = 'right-key';
  readonly #server = createServer();

  constructor(host: Host, files: Map<string, string>) {
    this.host = host;
    this.commits = [{ id: sha('0'), message: 'first', files }];
    this.#server.on('request', async (request, response) => {
      const origin = request.headers.origin ?? '*';
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const isSignedIn = request.headers.authorization?.endsWith(` ${this.token}`);
      const [status, body] = isSignedIn ? await this.#answer(request) : [401, {}];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body instanceof Buffer ? body : JSON.stringify(body));
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get head() {
    return this.commits.at(-1) ?? { id: '', message: '', files: new Map<string, string>() };
  }

  /** Commits as somebody with the right to push does. */
  commit(message: string, changes: Record<string, string>): void {
    const files = new Map([...this.head.files, ...Object.entries(changes)]);
    this.commits.push({ id: sha(String(this.commits.length)), message, files });
  }

  async #answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const version = searchParams.get('ref') ?? this.head.id;
    const { files } = this.commits.find(({ id }) => id === version) ?? this.head;
    if (request.method === 'POST') return this.#save(await json(request));
    const isRaw = this.host !== 'github' || request.headers.accept?.includes('raw');
    const [, file = ''] = (isRaw && RAW[this.host].exec(decodeURIComponent(pathname))) || [];
    if (file) return [200, Buffer.from(files.get(file) ?? '', 'latin1')];
    const [, path] = /\/(?:contents|files)\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (path) {
      const text = files.get(path);
      if (text === undefined) return [404, {}];
      return [200, { content: base64(text), sha: sha(text), last_commit_id: this.#lastOf(path) }];
    }
    if (pathname.includes('/git/ref/')) return [200, { object: { sha: this.head.id } }];
    const author = { name: 'Layla', date: '2026-11-20T08:00:00Z' };
    const found = this.commits.map(({ id }) => ({
      ...{ sha: id, commit: { author } },
      ...{ id, author_name: author.name, created_at: author.date },
    }));
    return [200, found.toReversed()];
  }

  #lastOf(path: string): string | undefined {
    return this.commits.findLast(
      ({ files }, at) => files.get(path) !== this.commits[at - 1]?.files.get(path),
    )?.id;
  }

  // biome-ignore lint/suspicious/noExplicitAny: three formats of three hosts
  #save(body: any): [status: number, answer: unknown] {
    const { input } = body.variables ?? {};
    if (input) {
      if (input.expectedHeadOid !== this.head.id) return [200, { errors: [{}] }];
      this.#take(input.message.headline, input.fileChanges.additions, 'path', 'contents');
    } else if (body.actions) {
      for (const { file_path, last_commit_id } of body.actions)
        if (last_commit_id !== this.#lastOf(file_path))
          return [400, { message: 'You are attempting to update a file that has changed' }];
      this.#take(body.commit_message, body.actions, 'file_path', 'content');
    } else {
      for (const { path, sha: known } of body.files) {
        const text = this.head.files.get(path);
        if ((text === undefined ? undefined : sha(text)) !== known) return [422, {}];
      }
      this.#take(body.message, body.files, 'path', 'content');
    }
    return [201, {}];
  }

  #take(message: string, files: Record<string, string>[], path: string, content: string): void {
    const texts = files.map((each) => [each[path] ?? '', plain(each[content] ?? '')]);
    this.commit(message, Object.fromEntries(texts));
  }
}
