/** What is loaded with the first file. */
export { FileList } from './file-list.tsx';
export { FormFiles } from './form-files.ts';
