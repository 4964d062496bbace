import type { SourceType } from '@casewright/contracts';
import { type Citation, findCitations, parseCitation } from '@casewright/law/citations';
import type { Reading, Recognized } from '../recognized.js';
import { readDecision } from './decisions/read-decision.js';
import { readFoundLaw } from './law/read-found-law.js';

/** Longest text that is read as one loosely typed citation. */
const LOOSE = 600;

const DECISIONS = new Set(['case', 'short', 'docket']);
const BACK_REFERENCES = new Set(['id', 'supra', 'reference']);

const typeOf = ({ kind }: Citation): SourceType => {
  if (DECISIONS.has(kind)) return 'case';
  return kind === 'journal' || kind === 'book' ? 'article' : 'statute';
};

/** The first source of the kind that the user names, else the first of all. */
const choose = (sources: Citation[], hint: SourceType): Citation | undefined =>
  sources.find((each) => typeOf(each) === hint && each.kind !== 'short') ?? sources[0];

/** Parallel citations and the parts of one public law are one source. */
function countOthers(sources: Citation[], chosen: Citation): number {
  const groups = new Set(
    sources
      .filter(
        (each) => each !== chosen && !(chosen.kind === 'public-law' && each.kind === 'session-law'),
      )
      .map((each) => each.fields.parallelGroup ?? each.normalized),
  );
  groups.delete(chosen.fields.parallelGroup ?? chosen.normalized);
  return groups.size;
}

/** Sources that carry a citation in a form that prose uses; failing that, one typed loosely. */
function find({ text, line }: Reading): { within: string; sources: Citation[] } {
  const isSource = ({ kind }: Citation): boolean => !BACK_REFERENCES.has(kind);
  const strict = findCitations(text).filter(isSource);
  if (strict.length > 0 || line.length > LOOSE) return { within: text, sources: strict };
  return { within: line, sources: findCitations(line, { loose: true }).filter(isSource) };
}

/** Reads a text with a citation in it: the citation, and what stands around it. */
export function readCited(reading: Reading): Recognized | undefined {
  const { within, sources } = find(reading);
  const chosen = choose(sources, reading.hint);
  if (!chosen) return undefined;
  const others = countOthers(sources, chosen);
  if (DECISIONS.has(chosen.kind)) {
    const parsed = reading.line.length <= LOOSE ? parseCitation(reading.line) : undefined;
    const around = parsed?.citation?.normalized === chosen.normalized ? parsed : {};
    return {
      ...readDecision(chosen, sources, around),
      others: others - historyOf(chosen, sources),
    };
  }
  // The labels tell an article's parts.
  if (chosen.kind === 'journal') return undefined;
  return { ...readFoundLaw(chosen, sources, within), others };
}

/** Decisions in the history are part of the citation, not further sources. */
const historyOf = (chosen: Citation, sources: Citation[]): number =>
  (chosen.fields.history ?? []).filter(({ start }) => sources.some((each) => each.start === start))
    .length;
