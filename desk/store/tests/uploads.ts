import { expect, it } from 'vitest';
import { newSecret } from '../secrets.ts';
import type { UploadedFile } from '../submission.ts';
import type { NewUpload, UploadQuota } from '../upload-store.ts';
import { everything, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

const QUOTA: UploadQuota = {
  enquiry: { files: 3, bytes: 100 },
  sender: { files: 9, bytes: 150 },
  total: 200,
};

const newUpload = (changed: Partial<NewUpload> = {}): NewUpload => ({
  id: newSecret(),
  enquiry: 'e',
  sender: 's',
  originalName: 'مخطط.dwg',
  size: 10,
  addedAt: NOW,
  ...changed,
});

const EXAMINED = { name: 'a.dwg', mediaType: 'image/vnd.dwg', sha256: 'ab', unscanned: false };

const fileOf = ({ id, originalName, size }: NewUpload): UploadedFile => ({
  ...EXAMINED,
  ...{ originalName, size, field: 'files', label: 'Drawings', upload: id },
});

/** Tests of the rows of uploads, for either database. */
export function describeUploads(open: OpenStore): void {
  it('several at once do not exceed a limit together; a message frees those of sender and enquiry', async () => {
    const store = await open();
    const add = (changed: Partial<NewUpload>) => store.addUpload(newUpload(changed), QUOTA);
    const same = await Promise.all(Array.from({ length: 5 }, () => add({ size: 30 })));
    expect(same.toSorted()).toEqual(['added', 'added', 'added', 'enquiry', 'enquiry']);
    expect(await add({ enquiry: 'f', size: 61 })).toBe('sender');
    const last = newUpload({ enquiry: 'f', size: 60 });
    expect(await store.addUpload(last, QUOTA)).toBe('added');
    expect(await add({ enquiry: 'g', sender: 't', size: 51 })).toBe('total');
    await store.uploadExamined(last.id, EXAMINED);
    await store.accept({ ...submission(), attachments: [fileOf(last)] });
    expect(await store.uploadTotals()).toEqual({
      kept: { files: 1, bytes: 60 },
      open: { files: 3, bytes: 90 },
    });
    expect(await add({ enquiry: 'f', size: 50 })).toBe('added');
  });

  it('an upload is of one message, or the message is not stored', async () => {
    const store = await open();
    const [upload, unexamined] = [newUpload(), newUpload()];
    for (const each of [upload, unexamined]) await store.addUpload(each, QUOTA);
    await store.uploadExamined(upload.id, EXAMINED);
    const accept = (of: NewUpload) =>
      store.accept({ ...submission(), attachments: [fileOf(of)] }).catch(({ id }) => id);
    expect(await accept(unexamined)).toBe(unexamined.id);
    const outcomes = await Promise.all([accept(upload), accept(upload)]);
    expect(outcomes.toSorted()).toEqual([upload.id, 'stored'].toSorted());
    const [{ id } = { id: '' }, ...others] = await everything(store);
    expect(others).toEqual([]);
    expect(await store.attachmentsOf(id)).toEqual([fileOf(upload)]);
    expect((await store.get(id))?.attachments).toEqual([fileOf(upload)]);
    expect(await store.upload(upload.id)).toMatchObject({ isOpen: false, examined: EXAMINED });
    expect(await store.removeUpload(upload.id)).toBe(false);
    await store.erase(id);
    expect(await store.uploadIds()).toEqual(new Set([unexamined.id]));
  });

  it('forgets what nothing has arrived of since a time', async () => {
    const store = await open();
    const [old, active] = [newUpload(), newUpload()];
    for (const each of [old, active]) await store.addUpload(each, QUOTA);
    await store.uploadActive(active.id, NOW + MINUTE);
    await store.forgetUploads(NOW + 1);
    expect(await store.uploadIds()).toEqual(new Set([active.id]));
  });
}
