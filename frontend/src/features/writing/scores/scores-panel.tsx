import type { ParagraphScores, WritingScores } from '@casewright/contracts';
import { Gauge } from 'lucide-react';
import { memo } from 'react';
import { ResultPart } from '../../../shared/reading/result-part';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { TrendPoint } from '../draft/writing-draft';
import * as texts from '../scores-texts';
import { BarChart } from './bar-chart';
import { Hardest, PassiveByParagraph } from './paragraph-charts';
import { asPercent, classWords, easeWords } from './score-words';
import { TrendChart } from './trend-chart';

/** From here on a sentence is called long. */
const LONG_SENTENCE = 31;

interface ScoresPanelProps {
  text: string;
  /** Null before the text was read. */
  scores: WritingScores | null;
  trend: readonly TrendPoint[];
  onShow: (paragraph: ParagraphScores) => void;
}

/** What can be measured of the draft, while it is written and from analysis to analysis. */
export const ScoresPanel = memo(function ScoresPanel(props: ScoresPanelProps) {
  const { text, scores, trend, onShow } = props;
  if (!scores || scores.sentences.count === 0) {
    return (
      <EmptyState icon={Gauge} title="Nothing to measure yet">
        Readability, sentence length, and passive voice are measured once there is a sentence.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {scores.comparison ? <Comparison {...scores.comparison} /> : null}
      <Figures scores={scores} />
      <SentenceLengths scores={scores} />
      {scores.paragraphs.length > 1 ? (
        <>
          <PassiveByParagraph paragraphs={scores.paragraphs} />
          <Hardest text={text} paragraphs={scores.paragraphs} onShow={onShow} />
        </>
      ) : null}
      {trend.length > 1 ? (
        <ResultPart title="This draft so far" note="Reading ease at each analysis.">
          <TrendChart trend={trend} />
        </ResultPart>
      ) : null}
    </div>
  );
});

function Comparison({ clearerThan, basis }: NonNullable<WritingScores['comparison']>) {
  return (
    <div>
      <p className="font-serif text-xl">
        Clearer than <span className="tabular-nums">{Math.round(clearerThan)}%</span> of the
        opinions
      </p>
      <p className="mt-1 text-sm text-ink-soft">{basis}</p>
    </div>
  );
}

function Figures({ scores }: { scores: WritingScores }) {
  const { flesch, fleschKincaidGrade, fog } = scores.readability;
  const rows: [name: string, value: string, note: string][] = [
    ['Reading ease', flesch.toFixed(0), `Flesch; ${easeWords(flesch)}`],
    ['Grade', fleschKincaidGrade.toFixed(1), 'Flesch–Kincaid; years of school'],
    ['Fog', fog.toFixed(1), 'Gunning; years of school'],
    ['Words per sentence', scores.sentences.meanLength.toFixed(1), 'on average'],
    ['Passive sentences', asPercent(scores.passiveShare), 'of all'],
    ['Concreteness', scores.concreteness.toFixed(0), 'out of 100'],
    ['Flow', scores.flow.toFixed(0), 'out of 100'],
  ];
  return (
    <ResultPart title="Readability">
      <table className="w-full text-sm">
        <caption className="sr-only">Measures of the whole text</caption>
        <tbody className="divide-y divide-rule">
          {rows.map(([name, value, note]) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 pr-3 text-right font-medium">{value}</td>
              <td className="py-1.5 text-ink-faint">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ResultPart>
  );
}

function SentenceLengths({ scores: { sentences } }: { scores: WritingScores }) {
  const bars = sentences.distribution.map((each) => ({
    label: texts.sentencesOfWords(each.count, classWords(each)),
    value: each.count,
    tick: classWords(each),
    isStrong: each.from >= LONG_SENTENCE,
  }));
  const summary = `Sentences by length: ${bars.map(({ label }) => label).join(', ')}.`;
  return (
    <ResultPart title="Sentence lengths" note={texts.sentencesByNumberOfWords(sentences.count)}>
      <BarChart summary={summary} bars={bars} />
    </ResultPart>
  );
}
