import type { AttachmentFacts } from './submission.ts';

/** An upload before any of its content. */
export interface NewUpload {
  /** 256 random bits, base64url: whoever knows it may continue or remove the upload. */
  id: string;
  /** Hash of the secret that the uploads of an enquiry share. */
  enquiry: string;
  /** Key of the sender's network, of one day. */
  sender: string;
  originalName: string;
  size: number;
  addedAt: number;
}

/** An upload. */
export interface Upload extends Pick<NewUpload, 'id' | 'originalName' | 'size'> {
  /** Whether no submission has it. */
  isOpen: boolean;
  /** Known once all of it has arrived and was examined. */
  examined: Examined | undefined;
}

/** What an upload is. */
type Examined = Pick<AttachmentFacts, 'name' | 'mediaType' | 'sha256' | 'unscanned'>;

/** The most files and bytes of one enquiry, of one sender, and of everybody with what is stored. */
export interface UploadQuota {
  enquiry: { files: number; bytes: number };
  sender: { files: number; bytes: number };
  total: number;
}

/** Which limit does not allow a further upload. */
export type UploadRefusal = keyof UploadQuota;

/** The rows of uploads; their content is in files of their own (upload-files.ts). */
export interface UploadStore {
  /** Inserts an upload, unless it would exceed a limit. */
  addUpload(upload: NewUpload, quota: UploadQuota): Promise<UploadRefusal | 'added'>;
  upload(id: string): Promise<Upload | undefined>;
  /** Records that something of it has arrived. */
  uploadActive(id: string, at: number): Promise<void>;
  uploadExamined(id: string, examined: Examined): Promise<void>;
  /** Deletes an upload that no submission has; false when there is none. */
  removeUpload(id: string): Promise<boolean>;
  /** Deletes uploads that no submission has, and of which nothing has arrived since this time. */
  forgetUploads(before: number): Promise<void>;
  /** The ids of all uploads. */
  uploadIds(): Promise<Set<string>>;
  /** Number and bytes of the uploads that submissions have (`kept`), and of the others. */
  uploadTotals(): Promise<Record<'kept' | 'open', { files: number; bytes: number }>>;
}
