import { courtFromText } from '../courts/court-from-text.js';
import { collapse } from '../text/chars.js';
import type { Citation } from '../types.js';
import { findCitations } from './find-citations.js';

/** One citation as someone types it; every part is absent when it was not given. */
export interface ParsedCitation {
  /** The volume-reporter-page or code part, if there is one. */
  citation?: Citation;
  caseName?: string;
  plaintiff?: string;
  defendant?: string;
  year?: number;
  /** courts-db id. */
  court?: string;
}

const VERSUS = /\s+(?:v|vs|versus|against)\.?\s+/i;
const PROCEDURAL = /^(?:in\s+re|ex\s+parte|(?:in\s+the\s+)?matter\s+of|estate\s+of)\b/i;
const YEAR = /[([]?\b(1[6-9]\d\d|20\d\d)\b[)\]]?/;

function named(text: string): Pick<ParsedCitation, 'caseName' | 'plaintiff' | 'defendant'> {
  const name = collapse(text.replace(/[([\])]/g, ' ')).replace(/^[\s,;:.]+(?=\S)|[\s,;:]+$/g, '');
  if (!name) return {};
  const sides = name.split(VERSUS);
  if (sides.length === 2 && sides[0] && sides[1])
    return { caseName: `${sides[0]} v. ${sides[1]}`, plaintiff: sides[0], defendant: sides[1] };
  return PROCEDURAL.test(name)
    ? { caseName: name, defendant: name.replace(PROCEDURAL, '').trim() }
    : { caseName: name };
}

function onlyOne(text: string): Citation | undefined {
  const isSource = (citation: Citation): boolean =>
    citation.kind !== 'id' && citation.kind !== 'supra' && citation.kind !== 'reference';
  return findCitations(text).find(isSource) ?? findCitations(text, { loose: true }).find(isSource);
}

/** Text after the citation: "1954 supreme court", "(9th Cir. 2001)". */
function readRest(rest: string, out: ParsedCitation): void {
  const year = YEAR.exec(rest);
  if (year && out.year === undefined) out.year = Number(year[1]);
  const words = collapse(rest.replace(YEAR, ' ').replace(/[()[\],;.]+(?=\s|$)|[([]/g, ' '));
  if (words && out.court === undefined && words.length < 80)
    out.court = courtFromText(words, out.year);
}

/** "roe v wade 1973": a name and a year, no citation. */
function parseName(text: string): ParsedCitation | undefined {
  const year = /^(.*?)[\s,(]+(1[6-9]\d\d|20\d\d)\)?\s*$/.exec(text);
  const name = named(year ? year[1]! : text);
  if (!name.caseName) return undefined;
  if (!name.plaintiff && !PROCEDURAL.test(name.caseName) && !year) return undefined;
  return { ...name, year: year ? Number(year[2]) : undefined };
}

/**
 * Reads one citation in any loose form: `410 us 113`, `Roe v. Wade, 410 U.S. 113 (1973)`,
 * `brown v board of education 347 us 483 1954 supreme court`, `42 usc 1983`, `roe v wade 1973`.
 * `undefined` when the text is neither a citation nor a case name.
 */
export function parseCitation(input: string): ParsedCitation | undefined {
  const text = collapse(input).slice(0, 600);
  if (!text) return undefined;
  const citation = onlyOne(text);
  if (!citation) return parseName(text);
  const { year, court, courtInferred, caseName, plaintiff, defendant } = citation.fields;
  const out: ParsedCitation = { citation, caseName, plaintiff, defendant, year, court };
  if (
    !out.caseName &&
    (citation.kind === 'case' || citation.kind === 'short' || citation.kind === 'docket')
  ) {
    Object.assign(out, named(text.slice(0, citation.start)));
  }
  if (citation.kind === 'case')
    readRest(text.slice(Math.max(citation.fullSpan.end, citation.end)), out);
  out.court ??= courtInferred;
  return out;
}
