import type { TextSpan } from '../../../extracted-text.js';

const SUFFIX =
  '(?:Inc(?:orporated)?|INC(?:ORPORATED)?|inc|Corp(?:oration)?|CORP(?:ORATION)?|L\\.?L\\.?C|L\\.?L\\.?P|L\\.?P|Ltd|LTD|Limited|LIMITED|Company|COMPANY|Co|CO|GmbH|AG|S\\.?A\\.?S|S\\.?A|B\\.?V|N\\.?V|PLC|plc|N\\.A|Bank|BANK|Association|ASSOCIATION|Fund|FUND|Trust|TRUST|Partnership|University|Foundation)\\b\\.?';
const WORD = "[a-z]?[A-Z][\\w’'.&-]*";
const ORGANIZATION = new RegExp(
  `\\b(?:${WORD},?\\s+)(?:(?:${WORD}|\\d|\\([A-Z]\\w+\\)|&|of|and(?=\\s+[A-Z][\\w-]*\\s+${SUFFIX})|for),?\\s+){0,7}?${SUFFIX}(?:,?\\s+${SUFFIX})*(?:,?\\s+d\\/b\\/a\\/?\\s+(?:${WORD}\\s+){0,3}${WORD})?`,
  'g',
);
/** A name behind "between" or "and" that needs no suffix: a person, a town, a short name, a blank. */
const JOINED = new RegExp(
  `(?:\\b(?:between|among|and|BETWEEN|AND)\\s*:?|\\bParty\\s+[B-D]:)\\s+(?:\\(\\w\\)\\s+)?(?:Party\\s+[A-D]:\\s+)?(?:the\\s+)?((?:(?:${WORD}|of|&),?\\s+){0,6}?${WORD}|_{5,}|\\[[•●\\s]*\\])(?=\\s*[,(;]|\\s+(?:an?|with|having|located|whose|through)\\s)`,
  'g',
);
/** ("Licensor"), (the "Company" or "RCP"); [hereinafter] referred to as the "Fund". */
const ALIAS =
  /\((?:[^()"“”]{0,80})["“]([^"“”]{1,50})["”][^()]{0,100}\)|\b(?:referred\s+to\s+as|known\s+as|called)\s+(?:the\s+)?["“]([^"“”]{1,50})["”]/g;
/** Definitions in an opening that are no party. */
const OTHER_TERM =
  /(?:agreements?|contracts?|date|shares|business|products?|services?|territory|closing|software|content|term|programs?|statement|prospectus|amendment|plan|securities|act|terms|stock|fees?|notice|indenture|trustee|format|conditions|marks|system|franchis\w+|certificates|debentures|guidelines|corporation the|prices?|options?|notes?|claims?|insurance|application|office|erisa|saif|fdic)$|^(?:a\s+|the\s+)?part(?:y|ies)[.,]?$|agreement|^mts$/i;
const NO_NAME =
  /^(?:this|agreement|state|district|suite|section|exhibit|securities and|delaware|party|parties|recitals|whereas|whose|each|such|any)\b/i;
/** Words of a sentence in capitals, which no name has. */
const IN_CAPITALS = /\b(?:ARE|HEREBY|BETWEEN|INCLUDING|SHALL|BOTH|SUBJECT)\b/;
/** `The Company`, `Holding Company`: a kind of party and no name. */
const GENERIC =
  /^(?:(?:the|such|parent|holding|financial|non-\w+)\s)*(?:company|corporation|bank|trust|fund|partnership|university|association|foundation)$/i;
/** Two sentences, or two names. */
const PARTED = /\b(?!Corp|Inc|Ltd|Bros|Intl|Mfg|Univ|Assoc)[A-Za-z]{4,}\.\s|\sThe\s/;
/** A parent, a kind of company or a place before it: not a party's own name. */
const OWNED =
  /(?:subsidiary|division|affiliate|series|administrator|laws|state|agent)\s+(?:of|for)\s+(?:the\s+)?$|\ban?\s+$/i;

/** Names of organizations and people in the opening, in order. */
export function namesIn(body: string): TextSpan[] {
  const names: TextSpan[] = [];
  for (const found of body.matchAll(ORGANIZATION)) {
    add(names, body, found.index, found[0]);
  }
  const between = /\b(?:between|among)\b/i.exec(body)?.index ?? 0;
  for (const found of body.slice(between).matchAll(JOINED)) {
    const name = found[1]!;
    const start = between + found.index + found[0].length - name.length;
    if (
      /^.{0,260}?["“(]|^,?\s+an?\s/s.test(
        body.slice(start + name.length, start + name.length + 262),
      )
    ) {
      add(names, body, start, name);
    }
  }
  return names.sort((a, b) => a.start - b.start);
}

function add(names: TextSpan[], body: string, start: number, name: string): void {
  const end = start + name.length;
  const before = body.slice(Math.max(0, start - 40), start);
  if (NO_NAME.test(name) || IN_CAPITALS.test(name) || name.length > 90 || OWNED.test(before))
    return;
  if (GENERIC.test(name) || PARTED.test(name)) return;
  if (/["“(]$/.test(before) || OTHER_TERM.test(name.split(/\s+/).at(-1)!)) return;
  if (names.some((other) => start < other.end && other.start < end)) return;
  names.push({ start, end });
}

/** What parties are called from here on: the whole parenthesis, so that it ends a quotation well. */
export function aliasesIn(body: string): TextSpan[] {
  return [...body.matchAll(ALIAS)]
    .filter((found) => !OTHER_TERM.test(found[1] ?? found[2]!))
    .map((found) => ({ start: found.index, end: found.index + found[0].length }));
}
