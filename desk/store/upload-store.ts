import type { AttachmentFacts } from './submission.ts';

/** An upload before any of its content. */
export interface NewUpload {
  /** A secret (secrets.ts), with which the upload can be continued or removed. */
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
export type Examined = Pick<AttachmentFacts, 'name' | 'mediaType' | 'sha256' | 'unscanned'>;

/** The most files and bytes of one enquiry, of one sender, and of everybody with what is stored. */
export interface UploadQuota {
  enquiry: { files: number; bytes: number };
  sender: { files: number; bytes: number };
  total: number;
}

/** Which limit does not allow a further upload; `taken`: another one has its id. */
export type UploadRefusal = keyof UploadQuota | 'taken';
