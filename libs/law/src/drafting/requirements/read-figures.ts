import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { type Mention, mentionsIn } from './figure-mentions.js';
import type { Span } from './phrases.js';
import { isInCondition, isSaidOfElse, type Sayings, sayingsIn } from './said-of-else.js';
import { isPaidBy, takeUnit } from './units.js';

/** Takes up dates, amounts, periods, addresses, email addresses and docket numbers. */
export function readFigures(placeholders: readonly PlaceholderSource[], claims: Claims): void {
  const mentions = mentionsIn(claims.text).filter(
    (mention) => !claims.isTaken(mention) && claims.isAsserted(mention),
  );
  const sayings = sayingsIn(claims.text, mentions);
  // Words decide before what merely is the only place left, whichever comes first.
  for (const isByWords of [true, false])
    for (const mention of mentions) {
      if (claims.isTaken(mention) || claims.isSuggested(mention)) continue;
      if (mention.type === 'money' && isInCondition(mention, claims)) continue;
      // The first sum may be the price; a later one, beside a rate or a part, is not.
      if (
        !isByWords &&
        mention.type === 'money' &&
        mentions.some(
          (other) => isOpenBefore(other, mention, claims) && !isSaidOfElse(other, claims, sayings),
        )
      )
        continue;
      const found = nearest(mention, placeholders, claims, sayings, isByWords);
      if (found) takeFigure(found, mention, placeholders, claims);
    }
}

const isOpenBefore = (other: Mention, mention: Mention, claims: Claims): boolean =>
  other.type === mention.type &&
  other.start < mention.start &&
  !claims.isTaken(other) &&
  !claims.isSuggested(other);

interface Found {
  source: PlaceholderSource;
  by?: Span;
}
type Best = Required<Found> & { distance: number };
const lengthOf = ({ start, end }: Span): number => end - start;

function takeFigure(
  { source, by }: Found,
  mention: Mention,
  placeholders: readonly PlaceholderSource[],
  claims: Claims,
): void {
  if (mention.isUnsure) {
    claims.suggest(source.name, mention.raw, mention);
    if (source.unit) takeUnit(source.unit, mention, placeholders, claims);
    return;
  }
  claims.add({
    start: mention.start,
    end: mention.end,
    what: source.label,
    takes: { placeholder: source.name, raw: mention.raw },
  });
  if (by) claims.support(by);
  if (source.unit) takeUnit(source.unit, mention, placeholders, claims);
  const notice = /^['’]?s?['’]?\s(?:prior\s|written\s)*notice\b|^ (?:more|extra)\b(?! than)/.exec(
    claims.text.slice(mention.end),
  );
  if (notice) claims.support({ start: mention.end, end: mention.end + notice[0].length });
}

/** Words that never decide against a noun. */
const WEAK = /^(?:for|from|by|at|on|in|to|through|pays?|paid|paying|until)$/i;

/** `Expenses up to $500` limits no fee. */
const LIMITS = /^(?:up to|maximum|cap)/i;
const LIMITED = /\b(?:expenses?|travel|materials|liab\w*|damages|insurance)\b[^.;,\n]{0,30}$/i;

/** Words farther than this from a figure, in characters, say nothing of it. */
const FARTHEST = 70;
/** No placeholder's words are longer, in characters. */
const LONGEST_WORDS = 100;

/** The placeholder whose words stand nearest, or the one that takes what nothing assigns. */
function nearest(
  mention: Mention,
  placeholders: readonly PlaceholderSource[],
  claims: Claims,
  sayings: Sayings,
  isByWords: boolean,
): Found | null {
  const endsThere = /\b(?:by|until|till|before)\s(?:on\s)?$/i.test(
    claims.text.slice(Math.max(0, mention.start - 12), mention.start),
  );
  const open = placeholders.filter(
    ({ type, name, unit, unlike }) =>
      type === mention.type &&
      !claims.hasValue(name) &&
      !claims.suggestions.has(name) &&
      !(/^(?:start|effective)/.test(name) && endsThere) &&
      (unit === undefined || isPaidBy(unit, mention, placeholders, claims)) &&
      !unlike?.test(claims.text.slice(mention.end, mention.end + LONGEST_WORDS)),
  );
  const follows = addressOfParty(mention, open, claims);
  if (follows) return { source: follows };
  let best: Best | undefined;
  for (const source of open) {
    for (const by of wordsNear(source, mention, claims)) {
      if (isAfterComma(mention, by, claims.text)) continue;
      const words = claims.text.slice(by.start, by.end);
      if (LIMITS.test(words) && LIMITED.test(claims.text.slice(0, by.start))) continue;
      // One of several payments is not what they come to.
      if (/^(?:payment|installment)s of $/i.test(claims.text.slice(by.start, mention.start)))
        continue;
      if (WEAK.test(words) && isByWords) continue;
      if (WEAK.test(words) && mention.type === 'money' && isSaidOfElse(mention, claims, sayings))
        continue;
      const gap = gapBetween(by, mention);
      const isNearer = !best || gap < best.distance;
      // `Down payment` says more than `payment`.
      const isFuller = gap === best?.distance && lengthOf(by) > lengthOf(best.by);
      if (gap <= FARTHEST && (isNearer || isFuller)) best = { source, by, distance: gap };
    }
  }
  if (best || isByWords) return best ?? null;
  const primary = open.find((source) => source.primary);
  return primary && !isSaidOfElse(mention, claims, sayings) ? { source: primary } : null;
}

/** Words behind a figure say less of it, unless they follow at once: `2 weeks notice`. */
function gapBetween(by: Span, mention: Span): number {
  if (by.end <= mention.start) return mention.start - by.end;
  const behind = Math.max(0, by.start - mention.end);
  return behind <= 1 ? 5 : behind + 8;
}

/** `£620 per tonne, 30% deposit`, `$900: a deposit of $90`: words behind a comma, or of the next figure. */
const isAfterComma = (mention: Span, by: Span, text: string): boolean =>
  by.start > mention.end &&
  (text.slice(mention.end, by.start).includes(', ') || /^ of [$£€\d]/.test(text.slice(by.end)));

/** `Lumina LLC, 99 Light Street`, `Anita Desai of 8 Park Row`: the address of whom it follows. */
function addressOfParty(
  mention: Mention,
  open: readonly PlaceholderSource[],
  claims: Claims,
): PlaceholderSource | undefined {
  if (mention.type !== 'address') return undefined;
  const seat = open.find((source) => source.seat);
  if (seat && isOfSeat(mention, claims)) return seat;
  const before = claims.all.find(
    ({ end, takes }) =>
      'placeholder' in takes &&
      open.some(({ name }) => name === `${ofParty(takes.placeholder)}_address`) &&
      /^(?:,|\s\(|,?\s(?:of|at)(?: the)?)\s?$/.test(claims.text.slice(end, mention.start)),
  )?.takes;
  return before && 'placeholder' in before
    ? open.find(({ name }) => name === `${ofParty(before.placeholder)}_address`)
    : undefined;
}

/** `… to Anita Desai at 8 Park Row`, or the one address that there is: where the premises are. */
function isOfSeat(mention: Mention, claims: Claims): boolean {
  const before = claims.text.slice(Math.max(0, mention.start - 20), mention.start);
  if (/\b(?:leases?|rents?|rental|premises|space)(?: of)?(?: the)?\s$/.test(before)) return true;
  if (/\bof(?: the)?\s$|\(\s?$/.test(before)) return false;
  const addresses = mentionsIn(claims.text).filter(({ type }) => type === 'address');
  return /\bat(?: the)?\s$/.test(before) || addresses.length === 1;
}

/** The address may follow what a party is: `Alder Ltd, a company, 2 Mill Lane`. */
const ofParty = (placeholder: string): string => placeholder.replace(/_form$/, '');

/** The words of the placeholder in the mention's sentence, as far from it as may count. */
function wordsNear({ near }: PlaceholderSource, mention: Span, claims: Claims): Span[] {
  if (!near) return [];
  const sentence = claims.sentenceAt(mention.start);
  const start = Math.max(sentence.start, mention.start - FARTHEST - LONGEST_WORDS);
  const end = Math.min(sentence.end, mention.end + FARTHEST + LONGEST_WORDS);
  const expression = new RegExp(near.source, 'gi');
  return [...claims.text.slice(start, end).matchAll(expression)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
