import type { CheckedCitation } from '@casewright/contracts';
import { HistoryNote } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import { VerdictBadge } from '../../../shared/verdict/verdict-badge';
import * as texts from '../result-texts';
import { FoldList } from './fold-list';

/** The decisions that the draft and its notes cite, each with the library's verdict. */
export function AuthoritiesList({ citations }: { citations: readonly CheckedCitation[] }) {
  if (citations.length === 0) return null;
  const byText = new Map(citations.map((citation) => [citation.text, citation]));
  return (
    <FoldList
      title={texts.decisionsCited}
      empty=""
      entries={[...byText.values()].map(({ text, verdict, explanation, history, case: found }) => ({
        key: text,
        content: (
          <div className="flex flex-col items-start gap-1">
            <span className="font-serif">{text}</span>
            <VerdictBadge verdict={verdict} history={history} />
            {found ? (
              <LibraryCase {...found} name={found.title} />
            ) : (
              <span className="text-ink-soft">{explanation}</span>
            )}
            <HistoryNote history={history} />
          </div>
        ),
      }))}
    />
  );
}
