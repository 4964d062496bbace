import { type Block, captionMarks, type Run } from '@casewright/contracts';
import { DraftRuns } from './draft-runs';

/** A paragraph, an item of a list, a caption or a place to sign. */
export function DraftBlock({ block }: { block: Block }) {
  if (block.kind === 'caption') return <Caption block={block} />;
  if (block.kind === 'signature') return <Signature block={block} />;
  return (
    <div className="draft-paragraph" data-indent={block.indent} data-align={block.align}>
      {block.label === null ? null : <span className="draft-label">{block.label}</span>}
      <p>
        <DraftRuns runs={block.runs} />
      </p>
    </div>
  );
}

function Lines({ lines }: { lines: readonly Run[][] }) {
  return lines.map((runs, index) => {
    const key = `${index}${runs[0]?.text}`;
    return (
      <p key={key}>
        <DraftRuns runs={runs} />
      </p>
    );
  });
}

function Caption({ block }: { block: Block & { kind: 'caption' } }) {
  return (
    <div className={block.divider ? 'draft-caption draft-caption-marked' : 'draft-caption'}>
      <div className="draft-court">
        <Lines lines={block.court} />
      </div>
      <div className="draft-parties">
        <Lines lines={block.left} />
      </div>
      {block.divider ? (
        <div className="draft-divider" aria-hidden="true">
          {captionMarks(block).join('\n')}
        </div>
      ) : null}
      <div className="draft-docket">
        <Lines lines={block.right} />
      </div>
    </div>
  );
}

function Signature({ block }: { block: Block & { kind: 'signature' } }) {
  return (
    <div className="draft-signature">
      <p className="font-semibold">
        <DraftRuns runs={block.heading} />
      </p>
      {block.lines.map(({ label, runs }, index) => {
        const key = `${index}${label}`;
        return (
          <div key={key} className="draft-sign-line">
            {label === '' ? null : <span>{label}:</span>}
            {runs.length > 0 ? (
              <span>
                <DraftRuns runs={runs} />
              </span>
            ) : (
              <span className="draft-rule">
                <span className="sr-only">to be filled in by hand</span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
