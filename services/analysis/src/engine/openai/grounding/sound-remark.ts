import { findCitations } from '@casewright/legal';
import { flagFacts } from './flag-facts.js';
import { groundProse } from './ground-prose.js';
import { QuoteFinder } from './quote-finder.js';

/**
 * Whether a model's remark on a text says nothing that the text does not support: it cites nothing, its
 * quotations stand in the text, and so do its numbers, names and dates.
 *
 * @param known the text, and whatever else the remark may speak of
 */
export function isSoundRemark(remark: string, known: string): boolean {
  const words = remark.trim();
  if (words === '' || findCitations(words).length > 0 || /[§¶]/.test(words)) return false;
  const whole = groundProse(words, new QuoteFinder(known), { kept: 0, dropped: 0 });
  return (
    whole.replace(/\s+/g, ' ') === words.replace(/\s+/g, ' ') &&
    flagFacts(words, known).length === 0
  );
}
