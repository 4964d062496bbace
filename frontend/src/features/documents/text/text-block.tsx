import type { Finding } from '@casewright/contracts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { rowId } from '../../../shared/reading/selection/elements';
import { PageBreak } from '../../../shared/reading/text/marked-text';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { SEVERITY_LOOKS } from '../../../shared/severity/severity-words';
import type { FilledBlock } from './document-blocks';
import { type Run, runsOf } from './runs';

interface TextBlockViewProps {
  text: string;
  filled: FilledBlock;
  findings: readonly Finding[];
  /** The chosen finding if it reaches into this block. */
  selected: number | null;
  /** The finding at which the Tab key stops, if it reaches into this block. */
  stop: number | null;
  /** A place to show if it reaches into this block. */
  place: Range | null;
}

/** One block of the document; renders again only when something in it changes. */
export const TextBlockView = memo(function TextBlockView(props: TextBlockViewProps) {
  const { text, filled, findings, selected, stop, place } = props;
  const { page } = filled.block;
  return (
    <>
      {page === null ? null : <PageBreak page={page} />}
      <div className="reading-block">
        {runsOf(filled, selected, place).map((run) => {
          const words = text.slice(run.start, run.end);
          if (run.owner === null) return <Plain key={run.start} run={run} words={words} />;
          return (
            <Mark
              key={run.start}
              run={run}
              index={run.owner}
              finding={findings[run.owner]!}
              words={words}
              isCurrent={run.owner === selected}
              isStop={run.owner === stop && run.isBeginning}
            />
          );
        })}
      </div>
    </>
  );
});

function Plain({ run, words }: { run: Run; words: string }) {
  const className = run.isHeading ? 'document-heading' : undefined;
  if (run.isPlace) {
    return (
      <mark data-place className={className}>
        {words}
      </mark>
    );
  }
  return <span className={className}>{words}</span>;
}

interface MarkProps {
  run: Run;
  index: number;
  finding: Finding;
  words: string;
  isCurrent: boolean;
  isStop: boolean;
}

/** Words of a finding: a link to its row. What calls for action begins with an icon, too. */
function Mark({ run, index, finding, words, isCurrent, isStop }: MarkProps) {
  const { severity, title } = finding;
  const { word, icon: Icon } = SEVERITY_LOOKS[severity];
  return (
    <a
      href={`#${rowId(index)}`}
      title={`${word}: ${title}`}
      data-mark={index}
      data-severity={severity}
      data-current={isCurrent || undefined}
      data-place={run.isPlace || undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      className={clsx('finding-mark', run.isHeading && 'document-heading')}
    >
      {run.isBeginning && (severity === 'high' || severity === 'medium') ? (
        <Icon aria-hidden className="finding-icon" strokeWidth={2.25} />
      ) : null}
      {run.isPlace ? <mark>{words}</mark> : words}
    </a>
  );
}
