import {
  type CitationVerdict,
  type HistoryPhrase,
  historyLabel,
  historySentences,
  type LaterHistory,
} from '@casewright/contracts';
import { Badge, StateBadge } from '../ui/badge';
import { lookOf, STANDING_LOOKS } from './verdict-words';

/** What speaks against a case, in a few words: "Overruled by Dobbs (2022)"; nothing where nothing does. */
export function HistoryBadge({ history }: { history: LaterHistory | undefined }) {
  const label = history && historyLabel(history);
  if (!label) return null;
  const { icon, tone } = STANDING_LOOKS[history.standing];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

interface HistoryNoteProps {
  history: LaterHistory | undefined;
  /** What the text itself says about it. */
  phrases?: readonly HistoryPhrase[] | undefined;
}

/** All that is known of a case's later history, with its sources and until when. */
export function HistoryNote({ history, phrases = [] }: HistoryNoteProps) {
  if (!history) return null;
  return (
    <div className="flex max-w-measure flex-col gap-1 text-sm text-ink-soft">
      {phrases.map(({ relation, citation, explanation }) => (
        <p key={`${relation} ${citation}`}>{explanation}</p>
      ))}
      {historySentences(history).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface VerdictBadgeProps {
  verdict: CitationVerdict;
  history?: LaterHistory | undefined;
}

/** Whether a citation exists as written and, alongside it, what speaks against its law. */
export function VerdictBadge({ verdict, history }: VerdictBadgeProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StateBadge look={lookOf(verdict, history)} />
      <HistoryBadge history={history} />
    </span>
  );
}
