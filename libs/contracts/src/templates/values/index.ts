export { type DraftLocale, type ReadValue, readValue } from './read-value.js';
