import { citationKey, preferredFirst } from '@casewright/law/citations';
import { courtOf } from './courts/resolve-court.js';
import { decidedIn, decisionDate, yearOfCitations } from './decision-date.js';
import type { LibraryRecord, NewOpinion } from './library-record.js';
import { type ReducedMarkup, reduceMarkup } from './markup/reduce-markup.js';
import { chooseOpinions, opinionKind } from './opinion/choose-opinions.js';
import { repair } from './repair-text.js';
import type { SourceCase, SourceOpinion } from './source-case.js';

/** Makes of a source's record what the library stores. Pure; the heavy part is the markup. */
export function prepareCase(item: SourceCase, contentHash: string): LibraryRecord {
  const body = item.casebody === null ? undefined : reduceBody(item);
  const opinions = body ? opinionsOfBody(body) : item.opinions.map(toOpinion);
  const citations = preferredFirst(distinct(item.citations.map(line)));
  const court = courtOf(item.court, citations);
  const chosen = chooseOpinions(opinions, ({ text }) => text.length);
  const date = decisionDate(decidedIn(chosen[0]?.text ?? '') ?? item.decided, item.year);
  return {
    case: {
      sourceId: item.sourceId,
      source: item.source,
      name: line(item.name),
      nameShort: lineOrNull(item.nameShort),
      fullName: lineOrNull(item.fullName),
      citations,
      citationKeys: citations.map(citationKey),
      courtId: court.id,
      courtName: court.name,
      jurisdiction: court.jurisdiction,
      decided: date.decided,
      year: date.year ?? yearOfCitations(citations),
      docket: lineOrNull(item.docket),
      author: chosen[0]?.author ?? null,
      topics: [],
      summary: textOrNull(item.summary) ?? '',
      keyPoints: [],
      subsequentHistory: [],
      precedentialStatus: lineOrNull(item.status),
      judges: lineOrNull(item.judges) ?? lineOrNull(body?.head.judges ?? null),
      syllabus: textOrNull(item.syllabus) ?? syllabusOf(body),
      sourceUrl: item.url,
      contentHash,
    },
    opinions: chosen,
    cites: item.cites,
    parentheticals: item.parentheticals.map((said) => ({ ...said, text: line(said.text) })),
  };
}

function reduceBody(item: SourceCase): ReducedMarkup {
  return reduceMarkup(item.casebody ?? '', { splitOpinions: true, firstPage: item.firstPage });
}

function opinionsOfBody({ opinions }: ReducedMarkup): NewOpinion[] {
  return opinions.map(({ type, author, text, structure }) => ({
    kind: opinionKind(type),
    author: lineOrNull(author),
    text,
    structure,
  }));
}

function toOpinion({ kind, author, format, content }: SourceOpinion): NewOpinion {
  if (format === 'text') {
    const structure = { pages: [], footnotes: [], runs: [] };
    return { kind, author: lineOrNull(author), text: plainText(content), structure };
  }
  const reduced = reduceMarkup(content).opinions[0]!;
  return {
    kind,
    author: lineOrNull(author) ?? lineOrNull(reduced.author),
    text: reduced.text,
    structure: reduced.structure,
  };
}

function syllabusOf(body: ReducedMarkup | undefined): string | null {
  const { syllabus, headnotes, summary } = body?.head ?? {};
  return syllabus ?? headnotes ?? summary ?? null;
}

/** Text that its source publishes as text keeps its lines; only what breaks storage is undone. */
function plainText(text: string): string {
  const clean = repair(text).replace(/\r\n?/g, '\n');
  // Some sources part paragraphs by single line breaks: the case where there is no blank line.
  const spaced = /\n[ \t]*\n/.test(clean) ? clean : clean.replace(/\n/g, '\n\n');
  return spaced.trim();
}

function textOrNull(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const reduced = /<[a-z][^>]*>|&[a-z#0-9]+;/i.test(text)
    ? reduceMarkup(text).opinions[0]!.text
    : plainText(text);
  return reduced === '' ? null : reduced;
}

function line(text: string): string {
  return repair(text).replace(/\s+/g, ' ').trim();
}

function lineOrNull(text: string | null): string | null {
  const clean = text === null ? '' : line(text);
  return clean === '' ? null : clean;
}

function distinct(items: string[]): string[] {
  return [...new Set(items.filter((item) => item !== ''))];
}
