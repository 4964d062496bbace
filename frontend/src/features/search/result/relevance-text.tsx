import type { Passage } from '@casewright/contracts';
import { MarkedRuns } from './marked-runs';
import { markWords, matchedWords } from './marked-words';

export interface RelevanceTextProps {
  text: string;
  query: string;
  passage: Passage;
}

/** Why the case is here, with the matched words marked. */
export function RelevanceText({ text, query, passage }: RelevanceTextProps) {
  return (
    <p className="max-w-2xl wrap-anywhere">
      <MarkedRuns runs={markWords(text, matchedWords(query, passage))} />
    </p>
  );
}
