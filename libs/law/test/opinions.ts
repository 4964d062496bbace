import { readSharedLines } from '@casewright/testing/shared-data';

interface CorpusOpinion {
  id: string;
  court_id: string;
  case_name: string;
  citations: string[];
  year: number;
  cites_in_corpus: string[];
  opinions: { text: string }[];
}

let corpus: CorpusOpinion[] | undefined;

/** The 619 opinions of the shared test data. */
export function opinions(): CorpusOpinion[] {
  corpus ??= readSharedLines<CorpusOpinion>('opinions', 'opinions_dev.jsonl.gz');
  return corpus;
}
