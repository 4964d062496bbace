import { itemsIn } from '../../../documents/reading/spans.js';
import type { TextSpan } from '../../../extracted-text.js';
import type { Check, Defect, Review } from '../../review.js';
import { sentencesIn, wordsAt } from '../words.js';

/** The words that keep what a party had before. */
const KEPT =
  /\bpre-?existing|\bprior (?:works?|inventions?|intellectual)|\bbackground (?:ip|intellectual|technology|rights|materials)|\bretains? (?:all|its|any|sole|ownership|exclusive)|\bother than (?:its|the|any) (?:own|prior|pre)|\bindependently (?:developed|created|made)|\bexcluded inventions?|\b(?:made|created|developed|conceived) (?:before|prior to)\b|\bown time\b|\bis not (?:work product and is not )?assigned/i;
const ASSIGNS =
  /\b(?:hereby |does |agrees to |shall |will )(?:irrevocably )?(?:hereby )?(?:assigns?|transfers?|conveys?)\b[^.]{0,200}\b(?:right, title|all rights?|ownership)/i;

/** Assignments and licenses that give away more than the deal may need. */
export const grants: Check = (review) => [...assignment(review), ...license(review)];

function assignment(review: Review): Defect[] {
  const found = review
    .all('ip-ownership-assignment')
    .flatMap((clause) => sentencesIn(review, clause))
    .find((clause) => ASSIGNS.test(wordsAt(review.text, clause)) && !isOnlyIf(review, clause));
  if (!found || KEPT.test(review.text)) return [];
  return [
    {
      at: found,
      category: 'broad-ip-assignment',
      title: 'Assignment of rights without exceptions',
      severity: 'high',
      explanation:
        'This clause assigns intellectual property, and nothing in the contract keeps back what the assignor had before or makes on its own. Tools, know-how and earlier work may go over with the results.',
      recommendation:
        'Add an exception for earlier and independent work, with a license where the results depend on it, and tie the assignment to payment.',
    },
  ];
}

/** A transfer that waits for an event is no assignment of what is made. */
const isOnlyIf = ({ document, text }: Review, at: TextSpan): boolean =>
  itemsIn(document.frames, at).some(
    ({ condition }) =>
      condition && /^if\b(?! any)/i.test(text.slice(condition.start, condition.end)),
  );

function license(review: Review): Defect[] {
  const clauses = review.all('irrevocable-or-perpetual-license');
  for (const clause of clauses.flatMap((it) => sentencesIn(review, it))) {
    const words = wordsAt(review.text, clause);
    const grant =
      /\bgrants?\b[^.;]{0,300}\b(?:perpetual|irrevocable)\b[^.;]{0,300}/i.exec(words)?.[0] ?? '';
    if (!/perpetual/i.test(grant) || !/irrevocable/i.test(grant)) continue;
    if (!/\bsub-?licen|\btransferr?able|\bassignable|\bexclusive/i.test(grant)) continue;
    return [
      {
        at: clause,
        category: 'broad-license',
        title: 'Perpetual and irrevocable license',
        severity: 'medium',
        explanation:
          'The license has no end and cannot be taken back, whatever the licensee does; a breach leaves damages only. It may also be passed on.',
        recommendation:
          'If you act for the licensor, limit it to the term or to the purpose, and keep a right to end it for non-payment or misuse. If you act for the licensee, check that it survives insolvency (11 U.S.C. § 365(n)).',
      },
    ];
  }
  return [];
}

const FAVOURS =
  /\bmost[- ]favou?red|\b(?:more|less) favou?rable\b|\blower (?:price|rate|fee)|\bbetter (?:price|terms|rate)|\bearlier availability/i;

/** A promise that nobody else gets better terms. */
export const favouredNation: Check = (review) => {
  const found = review
    .all('most-favored-nation')
    .find((clause) => FAVOURS.test(wordsAt(review.text, clause)));
  if (!found) return [];
  return [
    {
      at: found,
      category: 'favoured-nation-terms',
      title: 'Most favored nation',
      severity: 'medium',
      explanation:
        'One side must give the other terms at least as good as anybody else’s. The promise reaches every later deal of that side, and its accounts may be audited to enforce it.',
      recommendation:
        'Limit it to like products, volumes and terms, to a period and to deals that are comparable, and say how the better terms are passed on.',
    },
  ];
};
