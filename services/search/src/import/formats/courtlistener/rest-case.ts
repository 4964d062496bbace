import {
  emptyCase,
  opinionKind,
  type SourceCase,
  type SourceOpinion,
} from '@casewright/law/records';
import { type CorpusFormat, UnreadableRecord } from '../../source/corpus-format.js';
import { isObject, type Json, listOf, objectOf, textOf, textsOf } from '../../source/json-value.js';
import { citationText, preferredText } from './texts.js';

const SITE = 'https://www.courtlistener.com';

export const restFormat: CorpusFormat = {
  name: 'courtlistener-rest',
  label: 'CourtListener API answers (JSON)',
  detect: (value) =>
    isSearchResult(value) || isLookup(value) || isCluster(value) ? 'cases' : undefined,
  detectKeys: (has) => (has('caseName') || has('sub_opinions') ? 'cases' : undefined),
  listIn: (value) => (isLookup(value) ? listOf(value.clusters) : undefined),
  read: (record) => (isSearchResult(record) ? searchResultCase(record) : clusterCase(record)),
};

/** A result of `/search/?type=o`. */
function isSearchResult(value: unknown): value is Json {
  return isObject(value) && 'cluster_id' in value && 'caseName' in value;
}

/** An object of `/clusters/`, or one inside the answer of `/citation-lookup/`. */
function isCluster(value: unknown): value is Json {
  return (
    isObject(value) && 'case_name' in value && ('sub_opinions' in value || 'citations' in value)
  );
}

/** An answer of `/citation-lookup/`: the cases that it found are in `clusters`. */
function isLookup(value: unknown): value is Json {
  return isObject(value) && 'normalized_citations' in value && Array.isArray(value.clusters);
}

/** A search result has the record and, of each opinion, the first 500 characters at the most. */
function searchResultCase(result: Json): SourceCase {
  const id = textOf(result.cluster_id);
  const name = textOf(result.caseName) ?? textOf(result.caseNameFull);
  if (!id) throw new UnreadableRecord('The result has no cluster_id.');
  if (!name) throw new UnreadableRecord('The result has no case name.');
  const [first] = listOf(result.opinions).map(objectOf);
  return {
    ...emptyCase('courtlistener', `cl:${id}`, name),
    fullName: textOf(result.caseNameFull),
    citations: textsOf(result.citation),
    court: {
      id: textOf(result.court_id),
      name: textOf(result.court),
      abbreviation: textOf(result.court_citation_string),
      jurisdiction: null,
    },
    decided: textOf(result.dateFiled),
    docket: textOf(result.docketNumber),
    status: textOf(result.status),
    judges: textOf(result.judge),
    url: addressOf(result),
    syllabus: textOf(result.syllabus),
    // Not an opinion: what is cut off must not look like the whole.
    summary: textOf(first?.snippet),
  };
}

function clusterCase(cluster: Json): SourceCase {
  const id = textOf(cluster.id);
  const name = textOf(cluster.case_name) ?? textOf(cluster.case_name_full);
  if (!id) throw new UnreadableRecord('The cluster has no id, so it could not be found again.');
  if (!name) throw new UnreadableRecord('The cluster has no case name.');
  const docket = objectOf(cluster.docket);
  return {
    ...emptyCase('courtlistener', `cl:${id}`, name),
    nameShort: textOf(cluster.case_name_short),
    fullName: textOf(cluster.case_name_full),
    citations: clusterCitations(cluster),
    court: {
      id: courtId(docket) ?? courtId(cluster),
      name: null,
      abbreviation: null,
      jurisdiction: null,
    },
    decided: textOf(cluster.date_filed),
    docket: textOf(docket.docket_number),
    status: textOf(cluster.precedential_status),
    judges: textOf(cluster.judges),
    url: addressOf(cluster),
    summary: textOf(cluster.summary),
    syllabus: textOf(cluster.syllabus) ?? textOf(cluster.headnotes),
    opinions: listOf(cluster.sub_opinions).filter(isObject).map(toOpinion),
  };
}

function toOpinion(opinion: Json): SourceOpinion {
  const { format, content } = preferredText((field) => textOf(opinion[field]));
  return {
    kind: opinionKind(textOf(opinion.type)),
    author: textOf(opinion.author_str),
    format,
    content,
  };
}

function clusterCitations(cluster: Json): string[] {
  return listOf(cluster.citations).map((value) => {
    if (typeof value === 'string') return value;
    const { volume, reporter, page } = objectOf(value);
    return citationText(textOf(volume), textOf(reporter), textOf(page));
  });
}

/** `court_id`, or the id at the end of an address like `…/courts/scotus/`. */
function courtId(record: Json): string | null {
  return (
    textOf(record.court_id) ?? textOf(record.court)?.match(/courts\/([a-z0-9]+)\/?$/)?.[1] ?? null
  );
}

function addressOf(record: Json): string | null {
  const path = textOf(record.absolute_url);
  return path?.startsWith('/') ? `${SITE}${path}` : path;
}
