import { STATES } from '@casewright/law/citations';
import type { PartySource, TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { anyCase, cleanName, FORM, isEntity, NAME } from './names.js';
import { endOfLead, isKnown, takeName } from './party-name.js';
import { readSides, suggestSides } from './read-sides.js';
import { supportShortNames } from './short-names.js';
import { type BareText, type Found, findIn, withoutAddresses } from './without-addresses.js';

/** Takes up who the parties are, by their roles, by what they do, or by `between … and …`. */
export function readParties(source: TemplateSource, claims: Claims): void {
  const bare = withoutAddresses(claims.text);
  for (const party of source.parties) {
    const others = source.parties.filter((each) => each !== party);
    readByRole(party, others, claims, bare);
  }
  readPairs(source, claims, bare, true);
  readSides(source, claims, bare);
  readPairs(source, claims, bare, false);
  suggestSides(source, claims, bare);
  supportShortNames(source, claims);
  if (!source.caption) readSeats(source, claims);
}

/** `a Tennessee corporation in Jonesborough`, `Tallgrass Co. (a Kansas corporation), Hutchinson.`: where a party is. */
function readSeats({ parties }: TemplateSource, claims: Claims): void {
  for (const { role, label } of parties) {
    const name = `${role}_address`;
    const ends = claims.all.flatMap(({ takes, end }) =>
      'placeholder' in takes && [role, `${role}_form`].includes(takes.placeholder) ? [end] : [],
    );
    const end = Math.max(...ends);
    const [all = '', raw = ''] =
      /^(?:\)?(?:,? (?:in|of|from) |, )| \()(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)??(?:,? (?:[A-Z]{2}|\p{Lu}\p{Ll}+)(?=[.,;)\n]|$))?)(?=[.,;)\n]|$| (?:and|that|which|who|wants|is|has)\b)/u.exec(
        claims.text.slice(end),
      ) ?? [];
    if (raw === '' || claims.hasValue(name) || NO_TOWN.test(raw)) continue;
    const start = end + all.length - raw.length;
    claims.add({
      start,
      end: end + all.length,
      what: `${label}, address`,
      takes: { placeholder: name, raw },
    });
  }
}

const NO_TOWN = new RegExp(
  `^(?:${[...STATES.map((state) => state.name), 'January|February|March|April|May|June|July|August|September|October|November|December|Court|Case|No|The|Inc|LLC|Ltd'].join('|')})\\b`,
);

function readByRole(
  party: PartySource,
  others: readonly PartySource[],
  claims: Claims,
  bare: BareText,
): void {
  const roles = `(?:[Ss]ub)?(?:${party.called.map(anyCase).join('|')})`;
  const counsel =
    '(?<!(?:[Aa]ttorneys?|[Cc]ounsel|[Ss]olicitors?|[Ll]awyers?)\\s(?:for|of)\\s(?:the\\s)?)';
  const joint = `(${NAME}\\s(?:and|&)\\s(?!(?:${roles})\\b)${NAME})(?!\\s?:)${FORM}`;
  // `Cust`, `Recip`: a role cut short, if the other has none that begins alike.
  const cut = party.called
    .map((word) => word.slice(0, 4))
    .filter((head) => !others.some(({ called }) => called.some((word) => word.startsWith(head))))
    .map((head) => `${anyCase(head)}[a-z]{0,4}`)
    .join('|');
  const forms = [
    `\\b(?:${roles})s?\\s?[:=]\\s?${joint}`,
    `\\b(?:${roles})s\\s(?:are\\s|will be\\s)?${joint}`,
    `(?<=^|[.;]\\s)(?:${roles})\\s${joint}(?=[.;]|$)`,
    `(?:${counsel}(?<!\\b[Aa]n?\\s(?:[a-z-]+\\s){1,3}(?=company))(?<!\\b(?:its|his|her|their)\\s|\\b(?:[Oo]ur|[Mm]y)\\s(?=[Cc]lient|company|firm|business))\\b(?:${roles})s?(?!(?<=\\p{L}, (?:${roles})), ))(?:['’]s name)?(?:\\s?[:=]\\s?|\\s[-–—]\\s|,?\\s(?:is|are|will be|shall be|named|called|being)\\s|,?\\s)(${NAME}(?:\\s(?:d/b/a|dba|doing business as)\\s${NAME})?)${FORM}`,
    `(${NAME})${FORM}(?:,?\\s(?:is|as|will be|being|acts as|acting as)\\s(?:the\\s|an?\\s|its\\s)?|,\\s(?:the|an?)\\s|\\s?\\((?:the\\s|as\\s)*["“]?)(?:${roles})\\b["”]?\\)?`,
    `(?<=^|[.;]\\s|\\n)(?:${cut || '(?!)'})\\.?\\s?[:=]\\s(${NAME})${FORM}`,
  ];
  for (const form of forms) {
    const match = findIn(bare, new RegExp(form, 'du'));
    if (!match || !takeName(party, match, 1, claims)) continue;
    claims.support({ start: match.start, end: endOfLead(match) });
    return;
  }
}

/** The two sides in the template's order, unless a role alongside a name says otherwise. */
function readPairs(source: TemplateSource, claims: Claims, bare: BareText, isCase: boolean): void {
  const [first, second] = source.parties;
  if (!first || !second) return;
  const match = pairIn(source, bare, isCase);
  if (!match) return;
  const open = source.parties.filter(({ role: name }) => !claims.hasValue(name));
  const groups = [1, 3].filter((group) => {
    const name = cleanName(match.words[group] ?? '');
    return name !== null && !isKnown(name, source, claims);
  });
  // Who appeals stands on either side; only whoever is left is told.
  const isUnsure = isCase && !source.versus && (groups.length !== 1 || open.length !== 1);
  if (isUnsure && !(groups.length === 2 && OWN_CASE.test(claims.text.slice(match.end)))) return;
  if (groups.length === 2 && isBackwards(match, open)) open.reverse();
  for (const group of groups) {
    const party = open.shift();
    if (!party) break;
    if (isUnsure) claims.suggest(party.role, cleanName(match.words[group]!)!, match);
    else takeName(party, match, group, claims);
  }
  claims.support({
    start: match.start,
    end: match.start + (/^\s*\w+\s/.exec(match.words[0])?.[0].length ?? 0),
  });
}

/** What follows the caption of the case itself, and not of one that is cited. */
const OWN_CASE = /^\.?,? (?:Nos?\.|[Cc]ase|[Dd]ocket)/;

/** Of a case `A v. B`; else `between A and B`, `Parties: A and B`, or two names of which one is a firm's. */
function pairIn(source: TemplateSource, bare: BareText, isCase: boolean): Found | null {
  const side = `(${NAME})((?!))?`;
  if (isCase)
    return findIn(
      bare,
      new RegExp(`${side}(?:\\s\\([^()]{1,30}\\))?\\s(?:v|vs)\\.?\\s${side}`, 'du'),
    );
  const roles = source.parties.flatMap(({ called }) => called.map(anyCase)).join('|');
  const role = `(?:(?:the\\s|an?\\s)?(?:${roles})[,:]?\\s)?`;
  const beside = `(?:\\s?\\((?:the\\s)?["“]?[^()]{1,40}["”]?\\))?,?`;
  const joinedBy = (article: string): string =>
    `${role}${article}(${NAME})${FORM}${beside}\\s(?:and|&|with|/)\\s${role}${article}(${NAME}(?:\\s(?:d/b/a|dba|doing business as)\\s${NAME})?)${FORM}`;
  const joined = joinedBy('');
  const forms = [
    `(?:\\b[Bb]etween\\s|\\b[Aa]mong\\s|\\bbtw\\.?\\s|\\b[Pp]arties:\\s)${joinedBy('(?:the\\s)?')}`,
    joined,
  ];
  for (const form of forms) {
    const match = findIn(bare, new RegExp(form, 'du'));
    if (!match || isCutShort(match.words, bare.text)) continue;
    if (form !== joined) return match;
    const [first, second] = [1, 3].map((group) =>
      isEntity(cleanName(match.words[group] ?? '') ?? ''),
    );
    // `Harrow & Pike LLC` is one firm.
    const isOne = !first && /\s&\s/.test(match.words[0]);
    if ((first || second) && !isOne) return match;
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
