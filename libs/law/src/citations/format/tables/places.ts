import { PLACE_ROWS } from './places.generated.js';
import { wordMap, wordReplacer } from './words.js';

const places = wordMap(PLACE_ROWS);
const replace = wordReplacer(places);

/** Whether the whole text is a state, city, territory, or country of Bluebook T10. */
export const isPlace = (text: string): boolean => places.has(text.replaceAll('’', "'"));

/** Place names in `text` abbreviated (Bluebook T10). */
export const abbreviatePlaces = (text: string): string => replace(text);
