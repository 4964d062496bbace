import { countOf } from '../words/count-of';

interface ModelReadProps {
  engine: string;
  grounding: { prompt: string; sectionsRead: number; sectionsTotal: number };
}

/** Which model read how much, asked by which prompt. */
export function ModelRead({ engine, grounding }: ModelReadProps) {
  const { prompt, sectionsRead, sectionsTotal } = grounding;
  return (
    <li>
      Model {engine}, prompt {prompt}; {sectionsRead} of {countOf(sectionsTotal, 'section')} read by
      it.
    </li>
  );
}
