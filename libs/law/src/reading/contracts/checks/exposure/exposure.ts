import type { Check, Defect, Review } from '../../review.js';
import { graveOf, onlyUsual } from './exceptions.js';
import { liftedIn, limitOn, limitsIn } from './limits.js';
import { limitsTold } from './limits-told.js';
import { oneSidedIndemnity } from './one-sided-indemnity.js';
import { type Passage, passagesOf, saysUnlimited } from './passages.js';
import { type Promised, promisesIn } from './promises.js';
import { type Exposure, unlimitedIndemnity, unlimitedLiability } from './unlimited-defects.js';

/** Each promise is held against all of them; no contract has more. */
const MOST = 200;

/** Who may owe without a limit, who alone indemnifies, and what the limits are. */
export const exposure: Check = (review) => {
  const passages = passagesOf(review);
  const limits = limitsIn(review, passages).slice(0, MOST);
  const lifted = liftedIn(passages, limits).slice(0, MOST);
  const promises = promisesIn(review, passages);
  const said = passages.filter((passage) => saysUnlimited(passage) && !onlyUsual(passage.words));
  const reading = { limits, lifted, promises, said };
  const indemnity = indemnities(review, reading);
  return [...indemnity, ...liabilities(reading), ...limitsTold(review, limits, lifted, passages)];
};

/** An indemnity without a limit, told with whether one side alone gives it; else one of one side. */
function indemnities(review: Review, reading: Exposure): Defect[] {
  const { promises, limits, lifted } = reading;
  const oneSided = oneSidedIndemnity(review, promises);
  const own = promises.filter(({ kind }) => kind === 'indemnity');
  const sections = sectionsOf(own);
  const called = reading.said.find((passage) => ofIndemnity(passage, sections));
  const at = called ?? own.find((promised) => limitOn(promised, limits, lifted) === null);
  if (!at) return oneSided;
  return [
    unlimitedIndemnity({
      at: at.at,
      called,
      oneSided: oneSided[0],
      reading,
    }),
  ];
}

/** Liability that is called unlimited, that a limit lets through, or that nothing limits. */
function liabilities({ promises, limits, lifted, said }: Exposure): Defect[] {
  const own = promises.filter(({ kind }) => kind === 'indemnity');
  const sections = sectionsOf(own);
  const called = said.find((passage) => !ofIndemnity(passage, sections));
  const exempt =
    limits.length > 0 ? lifted.find(({ exception }) => graveOf(exception).length > 0) : undefined;
  const open = promises.find(
    (promised) => promised.kind === 'liability' && limitOn(promised, limits, lifted) === null,
  );
  const found = called && called.at !== exempt?.at ? called : (exempt ?? open);
  if (!found) return [];
  return [
    unlimitedLiability({
      at: found.at,
      heads: found === exempt ? graveOf(exempt.exception) : [],
      nothing: found === open,
    }),
  ];
}

const sectionsOf = (promises: readonly Promised[]): ReadonlySet<number> =>
  new Set(promises.map(({ root }) => root).filter((root) => root >= 0));

function ofIndemnity({ words, root }: Passage, own: ReadonlySet<number>): boolean {
  return /indemni/.test(words) || (/\bobligations?\b/.test(words) && own.has(root));
}
