import { findBareNames, findCitations } from '@casewright/law/citations';
import { ForeignFacts } from './flag-facts.js';
import { groundProse } from './ground-prose.js';
import { QuoteFinder } from './quote-finder.js';

/**
 * Whether a model's remark says nothing that a text does not support: it cites nothing, names no other case, its quotations
 * appear in the text, and so do its numbers, names, and dates.
 *
 * @param proposed what else the remark may speak of: the words that the model proposes
 */
export type RemarkJudge = (remark: string, proposed?: string) => boolean;

/** Reads the text once, for all remarks on it: reading it costs more than judging them. */
export function remarkJudge(text: string): RemarkJudge {
  const finder = new QuoteFinder(text);
  const facts = new ForeignFacts(text);
  const isSaid = (name: string) => text.includes(name);
  return (remark, proposed = '') => {
    const words = remark.trim();
    if (words === '' || findCitations(words).length > 0 || /[§¶]/.test(words)) return false;
    if (
      findBareNames(words, []).some(
        ({ start, end, isCertain }) => isCertain && !isSaid(words.slice(start, end)),
      )
    )
      return false;
    const inProposed = new QuoteFinder(proposed);
    const either = { find: (quote: string) => finder.find(quote) ?? inProposed.find(quote) };
    const whole = groundProse(words, either, { kept: 0, dropped: 0 });
    return (
      whole.replace(/\s+/g, ' ') === words.replace(/\s+/g, ' ') &&
      new ForeignFacts(proposed, facts).flag(words).length === 0
    );
  };
}
