import { COURT } from './caption-court.js';
import { nameWord } from './name-case.js';

const ROLES =
  'Plaintiff Defendant Petitioner Respondent Appellant Appellee Claimant Intervenor Debtor Movant Cross-Appellant Cross-Respondent Counter-Defendant Third-Party'.split(
    ' ',
  );
const ONE_ROLE = `(?:${ROLES.flatMap((role) => [role, role.toUpperCase()]).join('|')})(?:s|S)?`;
/** Roles that only a caption prints after a name, in its capitals. */
export const ROLE = new RegExp(
  `[,\\s]*\\b${ONE_ROLE}\\b(?:\\s*(?:[-–/]|and|AND)\\s*${ONE_ROLE})*[.,;:)]*`,
  'g',
);
/** `v.` between spaces or alone on its line. */
export const VERSUS = /(?:^|\s)(?:[-–—]?\s*(?:v|vs|versus)\b\.?|[-–—]\s*against)\s*[-–—]?(?=\s|$)/i;
const ALONE = /^[\s\-–—]*(?:v|vs|versus|against)\b\.?[\s\-–—]*$/i;
const BUSINESS =
  /^(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|Co|N\.?A|P\.?C|P\.?A|S\.?A|Jr|Sr|III?|IV)\b/i;
const ABBREVIATED = /\b(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|L\.L\.C|L\.P|N\.A|S\.A|P\.C|Assoc|\p{L})\.$/iu;
const LATER =
  /\s+(?:individually|on behalf of|by and through|as (?:administrat\w+|execut\w+|trustee|guardian|next friend)|et\.? al|et ux|sued (?:as|in)|d\/b\/a)\b.*$/i;
const MORE = /\s+AND\s+\S.*\b(?:INC|LLC|CORPORATION|COMPANY|CO|LTD|LP)\b.*$/;

/** The first party of a list: up to a semicolon, or a comma that no business word follows. */
function first(text: string): string {
  const [head = ''] = text.split(';');
  const parts = head.split(/,\s*/);
  let name = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    const joined = BUSINESS.test(part) || /&|\bLLP\b/.test(part);
    if (!joined) break;
    name += `, ${part}`;
  }
  return name.replace(MORE, '');
}

/**
 * West prints surnames in capitals (`Chester J. SCHMEISSER`, `STATE of Florida`): what comes before
 * them is given names, which a citation leaves out (Bluebook rule 10.2.1(g)).
 */
function surname(name: string): string {
  const shouted = /^((?:\p{Lu}[\p{Ll}.'’]+\s+|\p{Lu}\.\s*){1,4})(\p{Lu}[\p{Lu}'’-]+)$/u.exec(name);
  return shouted?.[2] ?? name;
}

const withoutStop = (name: string): string =>
  name.endsWith('.') && !ABBREVIATED.test(name) ? name.slice(0, -1) : name;

/** A party's name as cited: the first of several, without role, capacity, and given names. */
function partyName(text: string): string {
  const bare = first(text.replace(ROLE, ' ').replace(/\s+/g, ' ').replace(LATER, '').trim())
    .replace(/^[\s,.;:()*[\]–—-]+|[\s,;:()*–—-]+$/g, '')
    .replace(/^the\s+(?=(?:STATE|PEOPLE|COMMONWEALTH)\b)/i, '');
  return surname(withoutStop(bare))
    .split(' ')
    .map((word, index) => nameWord(word, index === 0))
    .join(' ');
}

const isNoise = (line: string): boolean =>
  !/\p{L}{2}|\p{L}\.\s?\p{L}\./u.test(line.replace(ROLE, ''));

const isHeading = (line: string): boolean =>
  (COURT.test(line) && !VERSUS.test(line)) ||
  /^\s*(?:for the|in the|(?:northern|southern|eastern|western|central|middle) district\b|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)\b.*\bcircuit\b)/i.test(
    line,
  ) ||
  /\d{4}|^(?:No|Nos|Docket)\b/i.test(line);

/** Lines around a `v.` that may be skipped before a party's name has to come. */
const SKIPPED = 3;

/** The lines of one party next to the `v.`, in the direction of `lines`; a blank line ends them. */
function block(lines: string[]): string[] {
  const taken: string[] = [];
  let skipped = 0;
  for (const line of lines) {
    if (line === '' ? taken.length > 0 : taken.length > 0 && isHeading(line)) break;
    if (line === '' || isNoise(line)) continue;
    if (isHeading(line) && ++skipped > SKIPPED) break;
    if (isHeading(line)) continue;
    taken.push(line);
    if (line.search(ROLE) !== -1 && taken.length > 1) break;
  }
  return taken;
}

const LONGEST_NAME = 100;
/** Words of the lines around a caption, which no party is called by. */
const NO_NAME =
  /\b(?:Appeal from|Order|Judge|Rule|Civil|Memorandum|Disposition|Docket|Rev['’]d|Affirmed|Clerk|Record|Per Curiam|Hon\.|Honorable|No)\b|\/|\b(?:No|Rep|Rptr)\.|^In\b(?! re\b)/i;

/** What cannot be a name is not taken for one: then the caption is not read at all. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^["“]?[\p{Lu}\d]/u.test(name) && !NO_NAME.test(name);

/** Both parties of a caption whose lines keep their blank ones. */
export function captionParties(lines: string[]): [string, string] | undefined {
  const alone = lines.findIndex((line) => ALONE.test(line));
  const at = alone === -1 ? lines.findIndex((line) => VERSUS.test(line)) : alone;
  if (at === -1) return undefined;
  const [left = '', right = ''] = (lines[at] ?? '').split(VERSUS);
  const before = left.trim() || block(lines.slice(0, at).reverse()).reverse().join(' ');
  const after = right.trim() || block(lines.slice(at + 1)).join(' ');
  const names: [string, string] = [partyName(before), partyName(after)];
  return names.every(isName) ? names : undefined;
}
