import type { Recognized } from '../recognized.js';
import type { Field } from './constraints.js';
import { decisionOf } from './items/decision.js';
import { lawOf } from './items/law.js';
import { Parts } from './items/parts.js';
import { workOf } from './items/work.js';

/** The source that the labeled parts of a typed citation make. */
export function toSource(fields: readonly Field[], text: string): Recognized | undefined {
  const parts = new Parts(fields, text);
  if (parts.has('name', 'doc', 'docket', 'db') && !parts.has('journal')) return decisionOf(parts);
  if (!parts.has('journal', 'book', 'pub', 'url') || parts.has('code')) {
    const law = lawOf(parts);
    if (law) return law;
  }
  if (parts.has('rep') && !parts.has('title')) return decisionOf(parts);
  return workOf(parts);
}
