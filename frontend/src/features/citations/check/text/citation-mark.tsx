import { type CitationVerdict, historyLabel, type LaterHistory } from '@casewright/contracts';
import { markId, rowId } from '../../../../shared/reading/selection/elements';
import { lookOf, STANDING_LOOKS } from '../../../../shared/verdict/verdict-words';

interface CitationMarkProps {
  index: number;
  text: string;
  verdict: CitationVerdict;
  history: LaterHistory | undefined;
  isCurrent: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

/** A citation in the text: a link to its finding, with its verdict as icon and word. */
export function CitationMark(props: CitationMarkProps) {
  const { index, text, verdict, history, isCurrent, isStop } = props;
  const { word, icon, tone } = lookOf(verdict, history);
  const against = history && historyLabel(history);
  const grave = against ? STANDING_LOOKS[history.standing] : null;
  const Icon = grave?.icon ?? icon;
  return (
    <a
      id={markId(index)}
      href={`#${rowId(index)}`}
      data-mark={index}
      data-tone={grave?.tone ?? tone}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      className="citation-mark"
    >
      {text}
      <span className="citation-verdict">
        <Icon aria-hidden strokeWidth={2.25} />
        {against ? `${word} · ${against}` : word}
      </span>
    </a>
  );
}
