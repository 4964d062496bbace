/** A cluster with what is joined to it, its opinions left out. */
export interface StagedCluster {
  id: number;
  /** JSON of `CLUSTER_COLUMNS`. */
  record: string;
  /** By which ways the cluster came to the publisher, in its letters. */
  source: string | null;
  courtId: string | null;
  courtName: string | null;
  courtJurisdiction: string | null;
  docketNumber: string | null;
  citations: string[];
  /** Bytes of its opinions' content. */
  bytes: number;
}

export interface StagedOpinion {
  clusterId: number;
  type: string | null;
  author: string | null;
  format: 'text' | 'markup';
  content: string;
}

export interface StagedCite {
  clusterId: number;
  citedClusterId: number;
  depth: number;
}

export interface StagedParenthetical {
  clusterId: number;
  describingClusterId: number | null;
  text: string;
  score: number;
}
