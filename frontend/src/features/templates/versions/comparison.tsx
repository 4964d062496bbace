import { countOf } from '@casewright/contracts';
import { useMemo } from 'react';
import { ComparedRun } from '../../../shared/reading/text/compared-run';
import { type ComparedPart, compareDrafts } from './compare-drafts';

const NAMES = { before: ' before: ', after: ' now: ' };

interface ComparisonProps {
  before: string;
  after: string;
}

/** What differs between an older version and the draft as it is now. */
export function Comparison({ before, after }: ComparisonProps) {
  const parts = useMemo(() => compareDrafts(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'alike')) {
    return <p className="text-sm text-ink-soft">The words are the same.</p>;
  }
  return (
    <>
      <p className="mb-3 text-xs text-ink-soft">
        Struck: only in the older version. Underlined: only in the draft as it is now.
      </p>
      {parts.map((part, index) => {
        const key = `${index}${part.kind}`;
        return <Part key={key} part={part} />;
      })}
    </>
  );
}

function Part({ part }: { part: ComparedPart }) {
  if (part.kind === 'alike') {
    return (
      <p className="my-2 text-xs text-ink-faint">{`${countOf(part.count, 'paragraph')} alike`}</p>
    );
  }
  return (
    <p className="my-2 border-l-2 border-rule pl-3 font-serif wrap-anywhere">
      {part.runs.map(({ in: side, text }, at) => {
        const key = `${at}${side}`;
        return <ComparedRun key={key} side={side} names={NAMES} text={text} />;
      })}
    </p>
  );
}
