/** An answer of the upload protocol; its text is for engineers, the page has words for the status. */
export interface UploadProblem {
  status_code: number;
  body: string;
}

const problem = (status_code: number, body: string): UploadProblem => ({ status_code, body });

export const NOT_AN_UPLOAD = problem(
  400,
  'Upload-Length and the metadata name and enquiry are needed',
);

/** The enquiry has too many files, or too large ones. */
export const TOO_LARGE = problem(413, 'The files of an enquiry are too many or too large');

export const WRONG_TYPE = problem(415, 'Files of this type are not accepted');

export const INFECTED = problem(422, 'The file contains a virus');

/** All of it has arrived, and whether it is accepted is not known yet. */
export const IN_EXAMINATION = problem(423, 'The file is being examined');

/** One network has sent too much that no form has named. */
export const TOO_MANY = problem(429, 'Too many files at once');

/** The disk, or what it may hold of uploads, is full. */
export const NO_ROOM = problem(507, 'There is no room for the file');
