import type { Draft } from '../generate.js';
import type { Placeholder } from '../placeholders.js';

/** How dates and amounts are printed: as the United States do, or as England does. */
export type DraftLocale = Draft['locale'];

/** A value as the draft prints it, or a sentence on what is wrong with what was given. */
export type ReadValue = { value: string } | { problem: string };

/** What of a placeholder decides how its value is read. */
export type Slot = Pick<Placeholder, 'type' | 'choices'>;
