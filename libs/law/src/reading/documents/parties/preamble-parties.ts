import { plain } from '../reading/spans.js';
import type { Party } from '../understanding.js';
import { isNameLike, kindOfParty, unique } from './names.js';

const PREAMBLE_LENGTH = 2_600;

/** What the preamble calls things that are no parties. */
const NO_PARTY =
  /^(?:(?:this |the )?(?:[\w-]+ )*(?:Agreement|Contract|Lease|Amendment|Addendum|Note|Guaranty|License|Date|Term|Marks?|System|Securities|Securit(?:y|ies)|Indenture|Plan|Shares|Stock|Notes|Components?|Parties|Party|Services?|Products?|Territory|Property|Premises|Act|Effective|Closing|Exhibit|Schedule|Recitals?))$/i;

/** `(“Licensor”)`, `(the "Company")`, `(hereinafter referred to as the “Buyer”)`. */
const ALIAS =
  /\(([^()]{0,100}?[“"]\s*([a-z]?[A-Z][^“”"()]{0,60}?)\s*[”"][^()]{0,120})[)}]|,?\s(?:hereinafter|hereafter)[^“”".;]{0,50}[“"]([a-z]?[A-Z][^“”"]{1,50})[”"]/g;

/** A party comes between the alias of the one before it and its own. */
export function preambleParties(text: string, from: number): Party[] {
  const region = text.slice(from, from + preambleEnd(text, from));
  const parties: Party[] = [];
  let at = 0;
  for (const match of region.matchAll(ALIAS)) {
    const role = plain(match[2] ?? match[3] ?? '');
    const party = NO_PARTY.test(role)
      ? null
      : partyBefore(text, from + at, from + match.index, role, parties);
    if (party) parties.push(party);
    if (party || !NO_PARTY.test(role)) at = match.index + match[0].length;
  }
  return unique(
    parties.length >= 2
      ? parties.flatMap(parted)
      : completed(parties, withoutAlias(text, from, region)),
  ).slice(0, 12);
}

/**
 * The party right before an alias. What is said about the party before it may come between: then
 * its own name follows an “and”, the last one that a name follows.
 */
function partyBefore(
  text: string,
  start: number,
  end: number,
  role: string,
  before: readonly Party[],
): Party | null {
  const last = before.at(-1);
  const party = readParty(text, start, end, role);
  if (party) return isCompound(party, before) ? null : party;
  if (!last) return null;
  const between = text.slice(start, end);
  if (/^\s*\.\s|[a-z]{3}[.;]\s+[A-Z][a-z]+ [a-z]/.test(between)) return null;
  for (const joint of [...between.matchAll(JOINT)].reverse()) {
    const found = readParty(text, start + joint.index + joint[0].length, end, role);
    if (!found || isCompound(found, before)) continue;
    const described = joint.index + Math.max(0, joint[0].search(/\s+and\s/));
    last.description ??= describe(between.slice(0, described).replace(/^\s*\)?,?/, ','));
    return found;
  }
  return null;
}

/** `, and Elm, Inc.`; ` and ` without a comma only behind what closes a description; `agreement with`. */
const JOINT =
  /(?:,|\d|[Cc]orporation|[Cc]ompany|[Pp]artnership|\bUSA?)\s+and\s+(?=(?:the )?[a-z]?[A-Z])|\b(?:agreements?\s+with|agreed\s+(?:with|that)|understands?\s+that)\s+(?=(?:the )?[A-Z])/g;

/** `the Company and Elm Bank` speaks of a party that has been named already. */
const isCompound = ({ name }: Party, before: readonly Party[]): boolean =>
  before.some(
    ({ role }) => role !== null && name.toLowerCase().startsWith(`${role} and `.toLowerCase()),
  );

/** Parties without an alias join the one that has one; two that were read as one are parted. */
function completed(named: readonly Party[], others: readonly Party[]): Party[] {
  const whole = named.filter(({ name }) =>
    others.every((other) => !name.startsWith(`${other.name} `)),
  );
  return [...whole, ...others];
}

function preambleEnd(text: string, from: number): number {
  const ahead = text.slice(from, from + PREAMBLE_LENGTH);
  const stop =
    /\bWHEREAS\b|\bWITNESSETH\b|\bRECITALS?\b|\bBACKGROUND\b|\bNOW,? THEREFORE\b|\bIN CONSIDERATION\b|\n\s*(?:1\.|ARTICLE|Section 1)\b|\b(?:This|The) Agreement (?:sets|is|shall|consists)\b/i.exec(
      ahead.slice(60),
    );
  return stop ? stop.index + 60 : ahead.length;
}

const FIRM = String.raw`(?:Inc|Corp|Ltd|LLC|L\.L\.C|LLP|Limited|Corporation|Company)\.?`;
const TWO_FIRMS = new RegExp(String.raw`^(.{3,60}?\b${FIRM}),? and (?=[A-Z].{2,60}\b${FIRM}$)`);

/** `Oak Inc., and Elm Ltd. (the “Agents”)` are two, and each is an agent. */
function parted(party: Party): Party[] {
  const two = TWO_FIRMS.exec(party.name);
  if (!two || !/s$/.test(party.role ?? '')) return [party];
  const [joint, first] = two as unknown as [string, string];
  const role = party.role!.replace(/s$/, '');
  // The name has its white space collapsed; where it differs from what is printed, it stays whole.
  if (party.end - party.start !== party.name.length) return [party];
  return [
    { ...party, role, name: first, end: party.start + first.length },
    { ...party, role, name: party.name.slice(joint.length), start: party.start + joint.length },
  ];
}

const LEAD_IN =
  /^(?:[\s,;:.)\]–—-]|and\b|by\b|between\b|among\b|with\b|the following\b|the undersigned\b|on the (?:one|other) (?:hand|part)\b|parties\b|\(?[1-9ivx]{1,3}\)|Party [A-Z]\b:?|(?:collectively|each|together)\b[^A-Z]{0,40})+/i;
/** Where the name ends and what is said about it begins. */
const NAME_END =
  /,?\s+(?:(?:a|an)\s+(?:[A-Z][\w.]*\s+){0,4}(?:[a-z][\w-]*|Corporation|Company|Partnership|Corp\b|LLC|Limited)|not individually|d\/b\/a|dba|doing|dated|in its capacity|solely|(?:having|whose|with (?:its|an|offices?|a |principal|address|his|her|their)|located|organi[sz]ed|incorporated (?:in|under)|duly|acting|residing|of \d|at \d|doing business|on behalf|through its|its successors|as (?:the|a|an|of)))\b|,\s+(?:\d|the\s|[A-Z]\w+ (?:corporation|limited|company))|\s\(|;|\n\s*\n|\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d|\s+Address:/;

/** An alias follows the name and what is said about it; further on it names something else. */
const FURTHEST_ALIAS = 450;

function readParty(text: string, start: number, end: number, role: string | null): Party | null {
  const raw = text.slice(start, end);
  const lead = LEAD_IN.exec(raw)?.[0].length ?? 0;
  const rest = raw.slice(lead);
  const stop = NAME_END.exec(rest);
  const printed = (stop ? rest.slice(0, stop.index) : rest)
    .replace(/,\s+a\s+\w+$/, '')
    .replace(/[\s,;:]+$/, '');
  const name = plain(printed).replace(/^the (?=[A-Z])/, '');
  if (role && rest.length - printed.length > FURTHEST_ALIAS) return null;
  if (!isNameLike(name) || /[a-z]{3}\.\s+[A-Z][a-z]/.test(rest.slice(printed.length))) return null;
  if (
    name.length < 2 ||
    name.length > 110 ||
    !/[A-Z]/.test(name) ||
    /_{3}|^[a-z](?![A-Z])/.test(name)
  )
    return null;
  const description = stop ? describe(rest.slice(stop.index)) : null;
  const from = start + lead;
  return {
    name,
    role,
    kind: kindOfParty(name, description),
    description,
    start: from,
    end: from + printed.length,
  };
}

function describe(words: string): string | null {
  const found = /^,?\s*((?:a|an)\s[^,;(]{3,90})/.exec(words.replace(/\s+/g, ' '))?.[1];
  const described = found
    ?.replace(
      /\s+(?:no\b|numbered|with|having|whose|located|and (?:having|with|whose|its|located|organi[sz]ed|existing|[A-Z]))\b.*$|\.\s.*$|\.$/,
      '',
    )
    .replace(/\s+and$/, '')
    .trim();
  return described && !LONE_ADJECTIVE.test(described) ? described : null;
}

/** `an open-end, diversified … company` was cut at its first comma. */
const LONE_ADJECTIVE = /^an? \S+-\S+$/;

/** `between Acme, Inc., a Delaware corporation, and Jane Roe, an individual`. */
function withoutAlias(text: string, from: number, region: string): Party[] {
  const sentence = /^[\s\S]*?(?:\.(?=\s+[A-Z][a-z]+ [a-z])|\n\s*\n|$)/.exec(region)![0];
  const parties: Party[] = [];
  let at = 0;
  for (const joint of [...sentence.matchAll(/,?\s+and\s+(?=(?:the )?[A-Z])/g), null]) {
    const end = joint ? joint.index : sentence.length;
    const party = readParty(text, from + at, from + end, null);
    if (party && party.name.length < 80) parties.push(party);
    at = joint ? joint.index + joint[0].length : end;
  }
  return parties.length === 2 ? parties : [];
}
