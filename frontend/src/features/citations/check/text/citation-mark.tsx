import type { CitationVerdict } from '@casewright/contracts';
import { markId, rowId } from '../../../../shared/reading/selection/elements';
import { VERDICT_LOOKS } from '../../../../shared/verdict/verdict-words';

export interface CitationMarkProps {
  index: number;
  text: string;
  verdict: CitationVerdict;
  isCurrent: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

/** A citation in the text: a link to its finding, with its verdict as icon and word. */
export function CitationMark({ index, text, verdict, isCurrent, isStop }: CitationMarkProps) {
  const { word, icon: Icon, tone } = VERDICT_LOOKS[verdict];
  return (
    <a
      id={markId(index)}
      href={`#${rowId(index)}`}
      data-mark={index}
      data-tone={tone}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      className="citation-mark"
    >
      {text}
      <span className="citation-verdict">
        <Icon aria-hidden strokeWidth={2.25} />
        {word}
      </span>
    </a>
  );
}
