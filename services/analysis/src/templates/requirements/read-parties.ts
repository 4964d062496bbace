import type { PartySource, TemplateSource } from '../source/template-source.js';
import type { Claims, Span } from './claims.js';
import { anyCase, cleanName, FORM, isEntity, NAME, namesIn } from './names.js';
import { type BareText, type Found, findIn, withoutAddresses } from './without-addresses.js';

/** Words between a verb and a name, which may have the full stop of an abbreviation. */
const GAP = '(?:[^.;\\n]|\\.(?=,|\\s[a-z]|\\d)){0,120}?';

/** Takes up who the parties are, by their roles, by `between … and …`, or by who hires whom. */
export function readParties(source: TemplateSource, claims: Claims): void {
  const bare = withoutAddresses(claims.text);
  for (const party of source.parties) readByRole(party, claims, bare);
  readPairs(source, claims, bare);
  supportShortNames(source, claims);
}

function readByRole(party: PartySource, claims: Claims, bare: BareText): void {
  const roles = party.called.map(anyCase).join('|');
  const counsel =
    '(?<!(?:[Aa]ttorneys?|[Cc]ounsel|[Ss]olicitors?|[Ll]awyers?)\\s(?:for|of)\\s(?:the\\s)?)';
  const joint = `(${NAME}\\s(?:and|&)\\s(?!(?:${roles})\\b)${NAME})(?!\\s?:)${FORM}`;
  const forms = [
    `\\b(?:${roles})s?\\s?[:=]\\s?${joint}`,
    `\\b(?:${roles})s\\s${joint}`,
    `(?:${counsel}\\b(?:${roles})s?)(?:['’]s name)?(?:\\s?[:=]\\s?|,?\\s(?:is|are|will be|shall be|named|called|being)\\s|,?\\s)(${NAME})${FORM}`,
    `(${NAME})${FORM}(?:,?\\s(?:is|as|will be|being|acts as|acting as)\\s(?:the\\s|an?\\s|its\\s)?|,\\s(?:the|an?)\\s|\\s?\\((?:the\\s|as\\s)*["“]?)(?:${roles})\\b["”]?\\)?`,
    ...(party.does ? [`(${NAME})${FORM},?\\s(?:${party.does})\\b`] : []),
    ...(party.named ?? []).map((words) =>
      words.replaceAll('…', GAP).replace('@', () => `(${NAME})${FORM}`),
    ),
  ];
  for (const form of forms) {
    const match = findIn(bare, new RegExp(form, 'du'));
    if (!match || !takeName(party, match, 1, claims)) continue;
    claims.support({ start: match.start, end: endOfLead(match) });
    return;
  }
}

/** The two sides in the template's order, unless a role beside a name says otherwise. */
function readPairs(source: TemplateSource, claims: Claims, bare: BareText): void {
  const [first, second] = source.parties;
  if (!first || !second) return;
  const match = pairIn(source, bare);
  if (!match) return;
  const open = source.parties.filter(({ role: name }) => !claims.hasValue(name));
  const groups = [1, 3].filter((group) => {
    const name = cleanName(match.words[group] ?? '');
    return name !== null && !isKnown(name, source, claims);
  });
  if (groups.length === 2 && isBackwards(match, open)) open.reverse();
  for (const group of groups) {
    const party = open.shift();
    if (party) takeName(party, match, group, claims);
  }
  claims.support({
    start: match.start,
    end: match.start + (/^\s*\w+\s/.exec(match.words[0])?.[0].length ?? 0),
  });
}

/** `between A and B`, `Parties: A and B`, `A v. B`, `A hires B`, or two names of which one is a firm's. */
function pairIn(source: TemplateSource, bare: BareText): Found | null {
  const roles = source.parties.flatMap(({ called }) => called.map(anyCase)).join('|');
  const role = `(?:(?:the\\s|an?\\s)?(?:${roles})[,:]?\\s)?`;
  const beside = `(?:\\s?\\((?:the\\s)?["“]?[^()]{1,40}["”]?\\))?,?`;
  const joined = `${role}(${NAME})${FORM}${beside}\\s(?:and|&|with)\\s${role}(${NAME})${FORM}`;
  const forms = [
    `(?:\\b[Bb]etween\\s|\\b[Aa]mong\\s|\\bbtw\\.?\\s|\\b[Pp]arties:\\s)${joined}`,
    ...(source.versus ? [`(${NAME})((?!))?\\s(?:v|vs)\\.?\\s(${NAME})((?!))?`] : []),
    ...(source.acts ? [`(${NAME})${FORM}${beside}\\s(?:${source.acts})\\s(${NAME})${FORM}`] : []),
    joined,
  ];
  for (const form of forms) {
    const match = findIn(bare, new RegExp(form, 'du'));
    if (!match || isCutShort(match.words, bare.text)) continue;
    if (
      form !== joined ||
      [1, 3].some((group) => isEntity(cleanName(match.words[group] ?? '') ?? ''))
    )
      return match;
  }
  return null;
}

/** `Mr and Mrs Patel and Mr Dunn`: three names are not two sides that can be told. */
const isCutShort = (match: RegExpExecArray, text: string): boolean =>
  /^(?:Mr|Mrs|Ms|Dr)\.?$/.test(match[1] ?? '') ||
  new RegExp(`^\\s(?:and|&)\\s${NAME}`, 'u').test(text.slice(match.index + match[0].length));

/** True where the first name must be the second party's: a firm is nobody's employee. */
function isBackwards({ words }: Found, open: readonly PartySource[]): boolean {
  const [first, second] = [1, 3].map((group) => isEntity(cleanName(words[group] ?? '') ?? ''));
  return (
    (open[0]?.person === true && first! && !second) ||
    (open[1]?.person === true && second! && !first)
  );
}

const isKnown = (name: string, source: TemplateSource, claims: Claims): boolean =>
  claims.all.some(
    ({ takes }) =>
      'placeholder' in takes &&
      (takes.raw === name || name.endsWith(` ${takes.raw}`)) &&
      source.parties.some(({ role }) => role === takes.placeholder),
  );

/** The name in one group, and what the next group says of its legal form. */
function takeName(party: PartySource, match: Found, group: number, claims: Claims): boolean {
  const place = match.group(group);
  const short = withoutPossessive(
    cleanName(match.words[group] ?? ''),
    claims.text.slice(place?.[1]),
  );
  if (!short || !place || claims.hasValue(party.role) || isGeneric(short)) return false;
  const { name, start } = inFull(
    { name: short, start: claims.text.indexOf(short, place[0]) },
    claims,
  );
  const span = { start, end: start + name.length };
  if (claims.isTaken(span) || (party.person && isEntity(name))) return false;
  claims.add({ ...span, what: party.label, takes: { placeholder: party.role, raw: name } });
  const form = match.group(group + 1);
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

/** How far the words that name the party go: all, or the first of many that say other things too. */
function endOfLead(match: Found): number {
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
  const longer = namesIn(text).filter(
    ({ name }) =>
      name.startsWith(`${found.name} `) ||
      name.startsWith(`${found.name}, `) ||
      (!found.name.includes(' ') && name.endsWith(` ${found.name}`)),
  );
  return new Set(longer.map(({ name }) => name)).size === 1 ? longer[0]! : found;
}

interface Named {
  name: string;
  start: number;
}

/** `Acme pays` after `Acme Widgets, Inc.`: the later words are understood with the name. */
function supportShortNames(source: TemplateSource, claims: Claims): void {
  const roles = new Set(source.parties.map(({ role }) => role));
  for (const { takes } of [...claims.all]) {
    if (!('placeholder' in takes) || !roles.has(takes.placeholder)) continue;
    for (const words of shortNamesOf(takes.raw)) {
      for (const span of occurrences(words, claims.text)) claims.support(span);
    }
  }
}

const shortNamesOf = (name: string): string[] => {
  const bare = name.replace(/^(?:Mr|Mrs|Ms|Dr)\.?\s/, '');
  const words = bare.split(/,?\s/);
  return [name, words[0]!, ...(isEntity(name) ? [] : [words.at(-1)!])].filter(
    (word) => word.length > 3,
  );
};

function occurrences(words: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    spans.push({ start: at, end: at + words.length });
  }
  return spans;
}

/** Words that are capitalized and no name, and the sides of prosecutions, which have longer names. */
const isGeneric = (name: string): boolean =>
  /^(?:[A-Z]{2,3}|Agreement|Contract|Lease|NDA|Non-Disclosure|Employment|Services?|State|People|Commonwealth|California|New York|Texas|Delaware|Florida|Illinois|England)$/.test(
    name,
  );
