import type { DocumentProvision } from '@casewright/contracts';
import { longDate, spell } from '@casewright/law/citations/figures';
import { garbledShare, ILLEGIBLE } from '../documents/reading/legibility.js';
import { itemAt, itemsIn, wordsOf } from '../documents/reading/spans.js';
import type { Obligation, Understanding } from '../documents/understanding.js';
import type { TextSpan } from '../extracted-text.js';
import { firstOfEach, SMALLEST_AMOUNT } from './prose/contract-facts.js';
import { capitalized, placeOf, quoted } from './prose/words.js';

/** Characters of a sentence that a row has room for. */
const SAID = 160;

/**
 * The amounts, the periods, and the duties that a document states. Of court papers and opinions the
 * amounts only: their other sentences tell what happened, and bind nobody.
 */
export function provisionsOf(document: Understanding): DocumentProvision[] {
  const { text, amounts, durations, obligations, court } = document;
  if (garbledShare(text) > ILLEGIBLE) return [];
  const row = (
    kind: DocumentProvision['kind'],
    { start, end }: TextSpan,
    what = wordsOf(text, { start, end }),
    when: string | null = null,
  ): DocumentProvision => {
    const sentence = itemAt(document.sentences, start) ?? { start, end };
    const says = quoted(document, sentence, SAID);
    return { kind, what, when, says, where: placeOf(document, start), start, end };
  };
  const duties = court ? [] : obligations.filter(({ kind }) => kind !== 'right');
  const due = new Set(duties.map(({ within }) => within?.start));
  const money = amounts.filter(({ value }) => value >= SMALLEST_AMOUNT);
  const periods = court ? [] : durations.filter(({ start }) => !due.has(start));
  return [
    ...firstOfEach(money, ({ value, currency }) => `${value} ${currency}`).map((each) =>
      row('money', each),
    ),
    ...firstOfEach(periods, (each) => `${spell(each)} ${placeOf(document, each.start)}`).map(
      (each) => row('period', each),
    ),
    ...duties
      .map((each) =>
        row(
          'obligation',
          each,
          capitalized(each.bearer.replace(/^the /i, '')),
          dueOf(document, each),
        ),
      )
      .sort((a, b) => Number(a.when === null) - Number(b.when === null)),
  ];
}

/** The period that the sentence names, else its date. */
function dueOf({ dates }: Understanding, { within, start, end }: Obligation): string | null {
  if (within) return spell(within);
  const [day] = itemsIn(dates, { start, end });
  return day ? longDate(day.date) : null;
}
