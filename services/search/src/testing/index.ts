export { LibraryContext } from './library-context.js';
