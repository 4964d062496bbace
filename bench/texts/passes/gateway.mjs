/** What the gateway does with names that users give. */
import { contentDisposition } from '../../../gateway/dist/files/content-disposition.js';

export const passes = [
  { name: 'name of a download', run: (name) => contentDisposition(name.toWellFormed()) },
];
