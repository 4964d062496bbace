import { clsx } from 'clsx';
import { type Run, readRuns } from './runs';

/** A citation in the formatter's typefaces. */
export function TypesetCitation({ html }: { html: string }) {
  return readRuns(html).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one citation never change places
    <RunView key={index} run={run} />
  ));
}

function RunView({ run: { text, isItalic, isUnderlined, isSmallCaps } }: { run: Run }) {
  const look = clsx(isUnderlined && 'underline underline-offset-2', isSmallCaps && 'small-caps');
  const inner = look ? <span className={look}>{text}</span> : text;
  return isItalic ? <i>{inner}</i> : inner;
}
