import type { ParagraphScores } from '@casewright/contracts';
import { ResultPart } from '../../../shared/reading/result-part';
import { Button } from '../../../shared/ui/button';
import * as texts from '../scores-texts';
import { BarChart } from './bar-chart';
import { asPercent, grouped, hardestParagraphs } from './score-words';

/** From here on a paragraph is called passive. */
const PASSIVE_PARAGRAPH = 0.4;
/** Bars that the column has room for. */
const BARS = 60;
const HARDEST = 3;

/** How passive each paragraph is, neighbors together where the column has no room for all. */
export function PassiveByParagraph({ paragraphs }: { paragraphs: readonly ParagraphScores[] }) {
  const values = paragraphs.map(({ passiveShare, sentences }) => ({
    value: passiveShare,
    weight: sentences,
  }));
  const bars = grouped(values, BARS).map(({ value, from, to }) => ({
    label: texts.passiveIn(
      from === to ? `Paragraph ${from + 1}` : `Paragraphs ${from + 1} to ${to + 1}`,
      asPercent(value),
    ),
    value,
    isStrong: value >= PASSIVE_PARAGRAPH,
  }));
  const many = paragraphs.filter(({ passiveShare }) => passiveShare >= PASSIVE_PARAGRAPH).length;
  const summary = texts.shareOfPassiveSentencesBy(
    many,
    paragraphs.length,
    asPercent(PASSIVE_PARAGRAPH),
  );
  return (
    <ResultPart title="Passive by paragraph" note={summary}>
      <BarChart summary={summary} bars={bars} most={1} />
    </ResultPart>
  );
}

interface HardestProps {
  text: string;
  paragraphs: readonly ParagraphScores[];
  onShow: (paragraph: ParagraphScores) => void;
}

/** The paragraphs to begin with, each with the way to it. */
export function Hardest({ text, paragraphs, onShow }: HardestProps) {
  const hardest = hardestParagraphs(paragraphs, HARDEST);
  if (hardest.length === 0) return null;
  return (
    <ResultPart title="Hardest paragraphs">
      <ol className="divide-y divide-rule border-b border-rule">
        {hardest.map((paragraph) => (
          <li key={paragraph.start} className="flex flex-col items-start gap-1 py-row">
            <p className="line-clamp-2 font-serif leading-snug wrap-anywhere">
              {text.slice(paragraph.start, paragraph.end).slice(0, 200)}
            </p>
            <p className="text-sm text-ink-soft tabular-nums">
              Reading ease {paragraph.readability.flesch.toFixed(0)},{' '}
              {paragraph.meanSentenceLength.toFixed(0)} words per sentence{' '}
              <Button variant="link" className="ml-2" onClick={() => onShow(paragraph)}>
                Show in the text
              </Button>
            </p>
          </li>
        ))}
      </ol>
    </ResultPart>
  );
}
