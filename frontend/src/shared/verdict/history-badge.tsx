import {
  type HistoryPhrase,
  historyLabel,
  historySentences,
  type LaterHistory,
} from '@casewright/contracts';
import { Badge } from '../ui/badge';
import { STANDING_LOOKS } from './verdict-words';

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
