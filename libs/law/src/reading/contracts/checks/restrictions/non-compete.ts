import { itemsIn } from '../../../documents/reading/spans.js';
import type { TextSpan } from '../../../extracted-text.js';
import { type Clause, SURE } from '../../clauses/clause.js';
import type { Check, Defect, Review } from '../../review.js';
import { sentencesIn, wordsAt } from '../words.js';

/** A restriction that lasts longer after the end needs a good reason in most states. */
const LONG_MONTHS = 24;
const AFTER =
  /\b(?:period of|for)\s+(?:up to\s+)?(?:[a-z-]+\s+)?\(?(\d{1,2})\)?\s*(?:[-\s]*)(year|month)s?\b[^.]{0,80}\b(?:after|following|from|thereafter)/i;
const IN_WORDS =
  /\b(?:period of|for)\s+(one|two|three|four|five|ten)\s+(year)s?\b[^.]{0,80}\b(?:after|following|from|thereafter)/i;
const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
const EVERYWHERE =
  /\b(?:anywhere|worldwide|throughout the world|in the world|any geographic|universe)\b/i;
const COMPETES =
  /\b(?:compet(?:es?\b|ing\b|ition with|itive (?:with|to|products?|business)|itors?\b)|same as or similar|similar business|buy, sell)/i;
const SOLICITS = /\b(?:solicit|hire|employ|recruit|divert|induce|entice|circumvent)/i;

type Kind = 'non-compete' | 'no-solicit';

/** Bans on competing and soliciting whose reach is long, wide, or doubtful where they apply. */
export const restrictions: Check = (review) => [
  ...scope(review, review.all('non-compete'), COMPETES, 'non-compete'),
  ...scope(
    review,
    [...review.all('no-solicit-of-employees'), ...review.all('no-solicit-of-customers')],
    SOLICITS,
    'no-solicit',
  ),
];

function scope(review: Review, clauses: readonly Clause[], about: RegExp, kind: Kind): Defect[] {
  const sentences = clauses.flatMap((it) => sentencesIn(review, it));
  const whole = clauses.filter(({ confidence }) => confidence >= SURE);
  for (const clause of [...sentences, ...whole]) {
    if (!forbids(review, clause, about)) continue;
    const words = wordsAt(review.text, clause);
    const months = monthsAfter(words);
    const wide = kind === 'non-compete' && EVERYWHERE.test(words);
    const californian = kind === 'non-compete' && isCalifornian(review);
    if (months <= LONG_MONTHS && !wide && !californian) continue;
    return [defect(clause, kind, { months, wide, californian })];
  }
  return [];
}

/** A sentence of it forbids someone what it is about; that someone does not compete forbids nothing. */
function forbids({ document, text }: Review, at: TextSpan, about: RegExp): boolean {
  return itemsIn(document.frames, at).some(({ modality, negated, verb, sentence }) => {
    const words = wordsAt(text, { start: verb.start, end: sentence.end });
    const isBan =
      modality === 'prohibition' || (modality === 'duty' && (negated || /\bnot\b/.test(words)));
    return isBan && about.test(words);
  });
}

interface Reach {
  months: number;
  wide: boolean;
  californian: boolean;
}

function defect(at: TextSpan, kind: Kind, { months, wide, californian }: Reach): Defect {
  const name = kind === 'non-compete' ? 'ban on competing' : 'ban on soliciting';
  const why = [
    months > LONG_MONTHS ? `It lasts ${months} months after the end of the contract.` : '',
    wide ? 'It has no territory: it applies everywhere.' : '',
    californian
      ? 'The contract is governed by California law, under which covenants not to compete after the end of a relationship are void with few exceptions, and restraints during it must be reasonable (Cal. Bus. & Prof. Code § 16600).'
      : '',
  ].filter(Boolean);
  return {
    at,
    category: `broad-${kind}`,
    title: `Broad ${name}`,
    // What California does to bans that end with the contract depends on the case.
    severity: months > 0 || wide ? 'high' : 'medium',
    explanation: `The ${name} goes far. ${why.join(' ')} Courts refuse to enforce such covenants beyond what a legitimate interest needs, and some states forbid them.`,
    recommendation:
      'Limit it to the time, the place and the business that the protected party can justify, and check whether the courts of the governing law may cut it down or must strike it.',
  };
}

function monthsAfter(words: string): number {
  const figures = AFTER.exec(words);
  if (figures) return Number(figures[1]) * (figures[2]!.toLowerCase() === 'year' ? 12 : 1);
  const spelled = IN_WORDS.exec(words);
  return spelled ? NUMBERS[spelled[1]!.toLowerCase()]! * 12 : 0;
}

const isCalifornian = ({ document }: Review): boolean =>
  document.choices.some(
    ({ kind, jurisdiction }) => kind === 'law' && jurisdiction === 'California',
  );
