import type { PartySource, TemplateSource } from '../source/template-source.js';
import { type Candidate, candidatesIn } from './candidates.js';
import type { Claims } from './claims.js';
import { FORM, isEntity } from './names.js';
import { isKnown, takeForm } from './party-name.js';
import type { Span } from './phrases.js';
import type { BareText } from './without-addresses.js';

/** What may stand between a name and its verb: `, a licensed contractor,`, `(a Texas firm)`, `, who keeps bees,`. */
const APPOSITION = /^(?:,\s(?:an?|the|who|which|of)\s[^.;]{2,90}?,(?=\s[a-z])|\s\([^)]{2,60}\))/;

/** Takes up the parties that no label names, by what each name does, and by what stands before it. */
export function readSides(source: TemplateSource, claims: Claims, bare: BareText): void {
  const sides = sidesOf(source, claims, bare);
  const marked = sides.open.map((party) => {
    const other = source.parties.find((each) => each !== party)!;
    const scores = sides.names.map(
      (name) => marks(party, name, bare.text) - marks(other, name, bare.text),
    );
    const best = Math.max(0, ...scores);
    const names = sides.names.filter(
      (name, at) => best > 0 && scores[at] === best && isPossible(party, name),
    );
    return { names, isDeed: best >= DEED };
  });
  const isSure =
    marked.some(({ isDeed }) => isDeed) ||
    (marked.every(({ names }) => names.length === 1) &&
      new Set(marked.flatMap(({ names }) => names)).size === sides.open.length);
  for (const [at, party] of sides.open.entries()) {
    const [name, ...others] = marked[at]!.names;
    if (!name || others.length > 0) continue;
    if (isSure) take(party, name, claims, bare);
    else claims.suggest(party.role, name.name, wholeOf(name, bare));
  }
}

/**
 * What is left over of two names is the other side. Where nothing else says so, and where two names
 * have only their order, that is to be confirmed.
 */
export function suggestSides(source: TemplateSource, claims: Claims, bare: BareText): void {
  const { open, names } = sidesOf(source, claims, bare);
  const fits = names.filter((name) => open.some((party) => isPossible(party, name)));
  if (source.caption || open.length === 0 || fits.length !== open.length) return;
  const [first, last] = [open[0]!, open.at(-1)!];
  if (!isPossible(first, fits[0]!) || !isPossible(last, fits.at(-1)!)) fits.reverse();
  const isSure =
    open.length === 1
      ? isEntity(fits[0]!.name) || first.person === true
      : source.isEven === true || fits.some((name) => !isPossible(last, name));
  for (const [at, party] of open.entries()) {
    const name = fits[at]!;
    if (isSure) take(party, name, claims, bare);
    else claims.suggest(party.role, name.name, wholeOf(name, bare));
  }
}

/** The parties that are open, and the names that are nobody's yet. */
function sidesOf(source: TemplateSource, claims: Claims, { text }: BareText) {
  const open = source.parties.filter(({ role }) => !claims.hasValue(role));
  const names =
    open.length === 0
      ? []
      : candidatesIn(text).filter(({ name }) => !isKnown(name, source, claims));
  return { open, names };
}

const wholeOf = ({ start, end }: Span, { from }: BareText): Span => ({
  start: from(start),
  end: from(end - 1) + 1,
});

function take(party: PartySource, name: Candidate, claims: Claims, bare: BareText): void {
  const span = wholeOf(name, bare);
  claims.add({ ...span, what: party.label, takes: { placeholder: party.role, raw: name.name } });
  const form = new RegExp(`^${FORM}`, 'u').exec(claims.text.slice(span.end))?.[1];
  if (form) takeForm(party, form, claims.text.indexOf(form, span.end), claims);
}

const isPossible = ({ person }: PartySource, { name, isPerson }: Candidate): boolean =>
  !person || (isPerson && !isEntity(name));

/** What a verb is worth at least. */
const DEED = 1;
/** Words that only suggest who is meant, however many there are, unless the other side is told as well. */
const PREPOSITION = /^(?:for|to|of|by|from|with|at)$/;

/** How much of what stands around a name says that it is this party. */
function marks({ does, after }: PartySource, { mentions }: Candidate, text: string): number {
  const doing = new RegExp(`^\\s(?:${does ?? '(?!)'})\\b`);
  const done = new RegExp(
    `(${after ?? '(?!)'})\\s(?:(?:the|our|my|an?|his|her|its|their)\\s)?(?:[a-z]+,?\\s){0,3}$`,
  );
  return mentions.reduce((sum, { start, end }) => {
    const behind = text.slice(end, end + 200).replace(APPOSITION, '');
    const before = done.exec(text.slice(Math.max(0, start - 80), start));
    const worth = before ? (PREPOSITION.test(before[1]!) ? 0.01 : 3) : 0;
    return sum + (doing.test(behind) ? 2 : 0) + worth;
  }, 0);
}
