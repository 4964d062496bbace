import type { Passage } from '@casewright/contracts';

/** Runs of text, the matched ones as marks. */
export function MarkedRuns({ runs }: { runs: Passage }) {
  return runs.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
