import { isNameLike, proseName } from '../parties/names.js';
import type { Line } from '../reading/lines.js';
import { plain } from '../reading/spans.js';
import type { Party } from '../understanding.js';

export type Piece = Pick<Line, 'start' | 'end' | 'text'>;

export const ROLE =
  /\b(?:(?:Third[- ]Party|Cross|Counter)[- ]?)?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell(?:ant|ee)|Claimant|Complainant|Relator|Intervenor|Movant|Debtor|Garnishee)s?(?:[-–—/\s,]{1,4}(?:and )?(?:in error|Below|Cross-?\s?|Counter-?\s?)?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell(?:ant|ee)|Intervenor|Claimant|Relator|Cross-Appell(?:ant|ee))s?)*/i;
/** Lines that belong to the caption's frame, not to a party's name. */
export const STOPPER =
  /\bcourts?\b|\bcircuit\b(?! judge)|\b(?:No|Nos|Case|Docket|Index|Civil Action|Cause)\b\.?\s?:?\s?\w*\d|^\d{1,4} [A-Z][\w. ]{1,20}\d|^(?:FOR THE )?[A-Z ]*DISTRICT OF\b|\bUNPUBLISHED\b|\bNOTICE\b|\bPUBLISH\b|^(?:Filed|Decided|Argued|Submitted|Clerk|Term|F I L E D)\b|^\W*$|^[\d-]{4,}$|\bDIVISION\b|\b(?:19|20)\d\d\b|\bAppeals? from\b|\bLEXIS\b|\bCLERK\b|\bOpinion\b|\bAPPEALS BOARD\b|\bBUREAU OF WORKERS|Westlaw/i;
/** `COUNTY OF KINGS` above the parties is the court's place. */
export const CAPS_PLACE = /^(?:STATE|COUNTY|CITY) OF [A-Z ]+$/;
/** What ends the lower side: a docket number, a court, a date. */
export const BELOW =
  /^(?:United States (?:District |Bankruptcy )?Court|Supreme Court|Superior Court|Courts? of|District Court|IN THE\b|No\.|Nos\.|Docket|Case\b|Civ|Filed|Decided|Argued|Submitted|Appeals? from)|\b(?:19|20)\d\d\b/i;

export function readSide(text: string, lines: readonly Piece[]): Party[] {
  if (lines.length === 0) return [];
  const start = lines[0]!.start;
  const joined = lines.map((line) => line.text).join('\n');
  const role = ROLE.exec(joined);
  const names = (role ? joined.slice(0, role.index) : joined).replace(
    /(?<![\s,;:—–-])[\s,;:—–-]+$/,
    '',
  );
  const roleName = role ? tidyRole(role[0]) : null;
  return names
    .split(/;\s*(?:and\s+)?|,?\s+and\s+(?=[A-Z]{3,}\s[A-Z])/)
    .map((name) => plain(name).replace(/^(?:(?:and|the)\s+|(?:[A-Z]{1,2}-)?\d{2}-\d{2,5}\s+)/i, ''))
    .map((name) =>
      name
        .replace(/,?\s+(?:(?:individually|by and through|as|on behalf|an?)\s.*|et al\.?,?)$/i, '')
        .replace(/[,;]$/, ''),
    )
    .map((name) => (name.length > 90 ? name.replace(/,[\s\S]*$/, '') : name))
    .map((name) => name.replace(/(?<![\s.,](?:Inc|Co|Corp|Ltd|Jr|Sr|al|[A-Z]))\.$/i, ''))
    .filter(
      (name) => !/^(?:In|See|But|Once)\s/.test(name) && (name.length < 60 || isNameLike(name)),
    )
    .filter((name) => /[A-Z]{2}|[A-Z][a-z]/.test(name) && name.length < 120)
    .slice(0, 8)
    .flatMap((name) => {
      const at = locate(text, name, start);
      if (!at) return [];
      return [
        {
          name: proseName(name),
          role: roleName,
          kind: 'organisation' as const,
          description: null,
          ...at,
        },
      ];
    });
}

/** Where the name is printed, whatever line breaks it has. */
export function locate(
  text: string,
  name: string,
  from: number,
): { start: number; end: number } | null {
  const expression = new RegExp(
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s)|]+'),
  );
  const match = expression.exec(text.slice(from, from + 1_500));
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : null;
}

const tidyRole = (role: string): string =>
  plain(role)
    .replace(/\s*[-–—]\s*/g, '–')
    .replace(/[A-Za-z]+/g, (word) =>
      /^(?:in|error|and)$/i.test(word)
        ? word.toLowerCase()
        : singular(word[0]!.toUpperCase() + word.slice(1).toLowerCase()),
    );

/** Of several defendants each is one. */
const singular = (word: string): string => word.replace(/(?<=[a-z]{4})s$/, '');

/** As a case name has a party: without what follows the first comma, unless it belongs to a firm. */
export function shortName(name: string): string {
  return name.replace(
    /,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|LLP|L\.P|Co|Corp|N\.A|Jr|Sr|P\.C|S\.A|INC|CORP|CO|LTD|III?)\b)[\s\S]*$/,
    '',
  );
}
