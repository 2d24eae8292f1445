import {
  type Backend,
  base64Of,
  json,
  PictureRefused,
  request,
  type Texts,
  type Version,
} from './backend.ts';

interface WrittenVersion extends Omit<Version, 'at'> {
  at: string;
}

/** The files of this machine, by `npm run dev` (tools/office/dev.ts). */
export const local: Backend = {
  async read(paths, version) {
    const query = new URLSearchParams(paths.map((path) => ['path', path]));
    if (version) query.set('version', version);
    return (await request<Texts>(`/office/files?${query}`)) ?? {};
  },
  async save(changes) {
    const files = changes.map(async ({ upload, ...change }) =>
      upload ? { ...change, base64: await base64Of({ ...change, upload }) } : change,
    );
    await request('/office/files', json(await Promise.all(files)));
  },
  async versions(paths) {
    const query = new URLSearchParams(paths.map((path) => ['path', path]));
    const found = await request<WrittenVersion[]>(`/office/versions?${query}`);
    return (found ?? []).map((each) => ({ ...each, at: new Date(each.at) }));
  },
  async picture(path, upload) {
    const isPicture = path.startsWith('/media/pictures/');
    if (upload && !isPicture) return upload;
    const shown = (upload && uploaded.get(upload)) ?? picture(path, upload);
    if (upload) uploaded.set(upload, shown);
    return shown;
  },
};

/** Fields ask for the same picture, which takes a second to make. */
const uploaded = new WeakMap<File, Promise<Blob>>();

async function picture(path: string, upload: File | undefined): Promise<Blob> {
  const address = `/office/picture?${new URLSearchParams({ path })}`;
  const response = await fetch(address, upload && { method: 'POST', body: upload });
  if (response.ok) return response.blob();
  throw new PictureRefused((await response.json()).message);
}
