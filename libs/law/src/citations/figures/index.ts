export * from './calendar.js';
export { type FoundDate, findDates } from './dates.js';
export * from './durations.js';
export { type Amount, findAmounts } from './money.js';
export { NUMBER_WORDS, numberFromWords } from './number-words.js';
