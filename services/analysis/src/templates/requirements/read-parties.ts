import type { PartySource, TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { anyCase, cleanName, FORM, NAME } from './names.js';

/** Takes up who the parties are, by their roles, by `between … and …`, or by who hires whom. */
export function readParties(source: TemplateSource, claims: Claims): void {
  for (const party of source.parties) readByRole(party, claims);
  readPairs(source, claims);
}

function readByRole(party: PartySource, claims: Claims): void {
  const roles = party.called.map(anyCase).join('|');
  const forms = [
    `(?:\\b(?:${roles}))(?:['’]s name)?(?:\\s?[:=]\\s?|,?\\s(?:is|will be|shall be|named|called|being)\\s|,?\\s)(${NAME})${FORM}`,
    `(${NAME})${FORM}(?:,?\\s(?:is|as|will be|being|acts as|acting as)\\s(?:the\\s|an?\\s|its\\s)?|,\\s(?:the|an?)\\s|\\s?\\((?:the\\s|as\\s)*["“]?)(?:${roles})\\b["”]?\\)?`,
    ...(party.does ? [`(${NAME})${FORM},?\\s(?:${party.does})\\b`] : []),
  ];
  for (const form of forms) {
    const match = new RegExp(form, 'du').exec(claims.text);
    if (!match || !takeName(party, match, 1, claims)) continue;
    claims.support({ start: match.index, end: match.index + match[0].length });
    return;
  }
}

/** The two sides in the template's order, unless a role beside a name says otherwise. */
function readPairs(source: TemplateSource, claims: Claims): void {
  const [first, second] = source.parties;
  if (!first || !second) return;
  const roles = source.parties.flatMap(({ called }) => called.map(anyCase)).join('|');
  const role = `(?:(?:the\\s|an?\\s)?(?:${roles})[,:]?\\s)?`;
  const beside = `(?:\\s?\\((?:the\\s)?["“]?[^()]{1,40}["”]?\\))?,?`;
  const pair = new RegExp(
    `(?:\\b[Bb]etween\\s|\\b[Aa]mong\\s)${role}(${NAME})${FORM}${beside}\\s(?:and|&|with)\\s${role}(${NAME})${FORM}`,
    'du',
  );
  const verbs = source.acts;
  const acts = verbs
    ? new RegExp(`(${NAME})${FORM}${beside}\\s(?:${verbs})\\s(${NAME})${FORM}`, 'du')
    : null;
  const match = pair.exec(claims.text) ?? acts?.exec(claims.text) ?? null;
  if (!match) return;
  const open = source.parties.filter(({ role: name }) => !claims.hasValue(name));
  for (const group of [1, 3]) {
    const name = cleanName(match[group] ?? '');
    const known = name !== null && isKnown(name, source, claims);
    const party = known ? undefined : open.shift();
    if (party) takeName(party, match, group, claims);
  }
  claims.support({
    start: match.index,
    end: match.index + (/^\s*\w+\s/.exec(match[0])?.[0].length ?? 0),
  });
}

const isKnown = (name: string, source: TemplateSource, claims: Claims): boolean =>
  claims.all.some(
    ({ takes }) =>
      'placeholder' in takes &&
      takes.raw === name &&
      source.parties.some(({ role }) => role === takes.placeholder),
  );

/** The name in one group, and what the next group says of its legal form. */
function takeName(
  party: PartySource,
  match: RegExpExecArray,
  group: number,
  claims: Claims,
): boolean {
  const name = cleanName(match[group] ?? '');
  const place = match.indices?.[group];
  if (!name || !place || claims.hasValue(party.role) || isGeneric(name)) return false;
  const start = claims.text.indexOf(name, place[0]);
  const span = { start, end: start + name.length };
  if (claims.isTaken(span)) return false;
  claims.add({ ...span, what: party.label, takes: { placeholder: party.role, raw: name } });
  const form = match.indices?.[group + 1];
  if (form) {
    const raw = claims.text.slice(...form).trim();
    claims.add({
      start: form[0],
      end: form[0] + raw.length,
      what: `${party.label}, legal form`,
      takes: { placeholder: `${party.role}_form`, raw },
    });
  }
  return true;
}

/** Words that are capitalised and no name. */
const isGeneric = (name: string): boolean =>
  /^(?:[A-Z]{2,3}|Agreement|Contract|Lease|NDA|Non-Disclosure|Employment|Services?|State|California|New York|Texas|Delaware|Florida|Illinois|England)$/.test(
    name,
  );
