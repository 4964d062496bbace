export { LibraryContext } from './library-context.js';
export { sharedData } from './shared-data.js';
