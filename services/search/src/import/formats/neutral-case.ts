import {
  emptyCase,
  opinionKind,
  type SourceCase,
  type SourceOpinion,
} from '@casewright/law/records';
import { type CorpusFormat, UnreadableRecord } from '../source/corpus-format.js';
import { isObject, type Json, listOf, numberOf, textOf, textsOf } from '../source/json-value.js';

/** Ids of the starter library are ours alone. */
const RESERVED = /^starter:/;

/** Casewright's own format, for corpora that have none of the others. */
export const neutralFormat: CorpusFormat = {
  name: 'neutral',
  label: 'neutral JSONL',
  detect: (value) => (isNeutral(value) ? 'cases' : undefined),
  detectKeys: (has) => (has('case_name') && has('opinions') && has('id') ? 'cases' : undefined),
  read: neutralCase,
};

function isNeutral(value: unknown): value is Json {
  return isObject(value) && 'id' in value && 'case_name' in value && Array.isArray(value.opinions);
}

/** A record of the neutral JSONL format, whose id is the case's source id as it stands. */
function neutralCase(record: Json): SourceCase {
  const id = textOf(record.id);
  const name = textOf(record.case_name) ?? textOf(record.case_name_full);
  if (!id) throw new UnreadableRecord('The record has no id.');
  if (RESERVED.test(id)) throw new UnreadableRecord(`The id ${id} belongs to the starter library.`);
  if (!name) throw new UnreadableRecord('The record has no case name.');
  const opinions = listOf(record.opinions).map(toOpinion);
  return {
    ...emptyCase('jsonl', id, name),
    nameShort: textOf(record.case_name_short),
    fullName: textOf(record.case_name_full),
    citations: textsOf(record.citations),
    court: {
      id: textOf(record.court_id),
      name: textOf(record.court),
      abbreviation: null,
      jurisdiction: spelledOut(textOf(record.jurisdiction)),
    },
    decided: textOf(record.date_filed),
    year: numberOf(record.year),
    docket: textOf(record.docket_number),
    status: textOf(record.precedential_status),
    judges: textOf(record.judges),
    url: textOf(record.url),
    summary: textOf(record.summary),
    syllabus: textOf(record.syllabus),
    cites: textsOf(record.cites_in_corpus).map((sourceId) => ({ sourceId, depth: 1 })),
    opinions,
  };
}

function toOpinion(value: unknown): SourceOpinion {
  const opinion = isObject(value) ? value : {};
  if (typeof opinion.text !== 'string') {
    throw new UnreadableRecord('An opinion of the record has no text.');
  }
  return {
    kind: opinionKind(textOf(opinion.type)),
    author: textOf(opinion.author),
    format: 'text',
    content: opinion.text,
  };
}

/** CourtListener's codes (`F`, `SA` …) are of no use to a reader; a state's name is. */
function spelledOut(jurisdiction: string | null): string | null {
  if (jurisdiction && /^F[A-Z]*$/.test(jurisdiction)) return 'United States';
  return jurisdiction && /^[A-Z]{1,3}$/.test(jurisdiction) ? null : jurisdiction;
}
