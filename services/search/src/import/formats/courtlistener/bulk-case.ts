import {
  emptyCase,
  opinionKind,
  problem,
  type SourceCase,
  type SourceItem,
} from '@casewright/law/records';
import { textOf } from '../../source/json-value.js';
import type { StagedCite, StagedCluster, StagedOpinion, StagedParenthetical } from './bulk-rows.js';

const SITE = 'https://www.courtlistener.com';

/** What is joined to one cluster. */
export interface ClusterParts {
  opinions: StagedOpinion[];
  cites: StagedCite[];
  parentheticals: StagedParenthetical[];
}

/** A case of a cluster and its parts; nothing where the source keeps the case from the public. */
export function bulkCase(cluster: StagedCluster, parts: ClusterParts): SourceItem | undefined {
  const record = JSON.parse(cluster.record) as Record<string, string | null>;
  const place = `cluster ${cluster.id}`;
  if (record.blocked === 't' || record.blocked === 'true') return undefined;
  const name = textOf(record.case_name) ?? textOf(record.case_name_full);
  if (!name) return problem(place, 'The cluster has no case name.', cluster.record);
  if (!cluster.courtId) {
    return problem(
      place,
      'The cluster’s docket, which names its court, is missing.',
      cluster.record,
    );
  }
  return { kind: 'case', case: toCase(cluster, record, name, parts), place };
}

function toCase(
  cluster: StagedCluster,
  record: Record<string, string | null>,
  name: string,
  parts: ClusterParts,
): SourceCase {
  const slug = textOf(record.slug);
  return {
    ...emptyCase('courtlistener', `cl:${cluster.id}`, name),
    nameShort: textOf(record.case_name_short),
    fullName: textOf(record.case_name_full),
    citations: cluster.citations,
    court: {
      id: cluster.courtId,
      name: cluster.courtName,
      abbreviation: null,
      jurisdiction: cluster.courtJurisdiction?.startsWith('F') ? 'United States' : null,
    },
    decided: textOf(record.date_filed),
    docket: textOf(cluster.docketNumber),
    status: textOf(record.precedential_status),
    judges: textOf(record.judges),
    url: `${SITE}/opinion/${cluster.id}/${slug ?? ''}${slug ? '/' : ''}`,
    summary: textOf(record.summary),
    syllabus: textOf(record.syllabus) ?? textOf(record.headnotes),
    cites: parts.cites.map((it) => ({ sourceId: `cl:${it.citedClusterId}`, depth: it.depth })),
    parentheticals: parts.parentheticals.map(({ describingClusterId: by, text, score }) => ({
      describedBy: by === null ? null : `cl:${by}`,
      text,
      score,
    })),
    opinions: parts.opinions.map(({ type, author, format, content }) => ({
      kind: opinionKind(type),
      author,
      format,
      content,
    })),
  };
}
