import type { PartySource, TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { cleanName, isEntity, namesIn } from './names.js';
import { withoutPlace } from './nature.js';
import { isGeneric, type Named } from './short-names.js';
import type { Found } from './without-addresses.js';

export const isKnown = (name: string, source: TemplateSource, claims: Claims): boolean =>
  source.parties.some(({ role }) => claims.suggestions.get(role) === name) ||
  claims.all.some(
    ({ takes }) =>
      'placeholder' in takes &&
      (takes.raw === name ||
        name.replace(/\.$/, '').endsWith(` ${takes.raw.replace(/\.$/, '')}`) ||
        takes.raw.endsWith(` ${name}`)) &&
      source.parties.some(({ role }) => role === takes.placeholder),
  );

/** The name in one group, and what the next group says about its legal form. */
export function takeName(party: PartySource, match: Found, group: number, claims: Claims): boolean {
  const place = match.group(group);
  const found = withoutPossessive(
    cleanName(match.words[group] ?? ''),
    claims.text.slice(place?.[1]),
  );
  const short = found && withoutPlace(found);
  if (!short || !place || claims.hasValue(party.role) || isGeneric(short)) return false;
  const { name, start } = inFull(
    { name: short, start: claims.text.indexOf(short, place[0]) },
    claims,
  );
  const span = { start, end: start + name.length };
  if (claims.isTaken(span) || (party.person && isEntity(name))) return false;
  claims.add({ ...span, what: party.label, takes: { placeholder: party.role, raw: name } });
  const form = match.group(group + 1);
  if (form) takeForm(party, claims.text.slice(...form).trim(), form[0], claims);
  return true;
}

/** Takes what a party is: `a Texas corporation`. */
export const takeForm = (
  { role, label }: PartySource,
  raw: string,
  start: number,
  claims: Claims,
): void =>
  claims.add({
    start,
    end: start + raw.length,
    what: `${label}, legal form`,
    takes: { placeholder: `${role}_form`, raw },
  });

/** How far the words that name the party go: all, or the first of many that say other things too. */
export function endOfLead(match: Found): number {
  const isFar = (match.group(1)?.[0] ?? 0) - match.start > 40;
  return isFar
    ? match.start + (/^\S+(?:\s(?:of|for|to)\b)?/.exec(match.words[0])?.[0].length ?? 0)
    : match.end;
}

/** `Grace Lund’s opening brief` names Grace Lund; `Macy’s will pay` names Macy’s. */
function withoutPossessive(name: string | null, after: string): string | null {
  const isOwner =
    /^\s[a-z]/.test(after) &&
    !/^\s(?:and|or|is|are|has|will|shall|for|to|by|as|with|of|at|in|from|on|who|which|vs?)\b|^\s[a-z]+s\b/.test(
      after,
    );
  return isOwner ? (name?.replace(/['’]s$/, '') ?? null) : name;
}

/** The one longer name in the text that begins with this one, or that ends with this surname. */
function inFull(found: Named, { text }: Claims): Named {
  if (isEntity(found.name)) return found;
  // `Mr. Ellison` of a text that names Bertrand Ellison.
  const surname = found.name.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, '');
  const names = namesIn(text).map((each) => ({ ...each, name: withoutPlace(each.name) }));
  const longer = names.filter(
    ({ name }) =>
      name.startsWith(`${found.name} `) ||
      name.startsWith(`${found.name}, `) ||
      (!surname.includes(' ') && name.endsWith(` ${surname}`) && !/^(?:Mr|Mrs|Ms|Dr)\b/.test(name)),
  );
  return new Set(longer.map(({ name }) => name)).size === 1 ? longer[0]! : found;
}
