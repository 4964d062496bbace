import { countOf } from '@casewright/contracts';
import { useMemo } from 'react';
import * as texts from '../result-texts';
import { compareDrafts } from './compare-drafts';

export interface ComparisonProps {
  before: string;
  after: string;
}

/** What differs between an older version and the draft as it is now. */
export function Comparison({ before, after }: ComparisonProps) {
  const parts = useMemo(() => compareDrafts(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'alike')) {
    return <p className="text-sm text-ink-soft">{texts.wordsAreSame}</p>;
  }
  return (
    <>
      <p className="mb-3 text-xs text-ink-soft">{texts.struckOnlyInOlderVersion}</p>
      {parts.map((part, index) => {
        const key = `${index}${part.kind}`;
        if (part.kind === 'alike') {
          return (
            <p key={key} className="my-2 text-xs text-ink-faint">
              {texts.alike(countOf(part.count, 'paragraph'))}
            </p>
          );
        }
        return (
          <p key={key} className="my-2 border-l-2 border-rule pl-3 font-serif wrap-anywhere">
            {part.runs.map(({ in: side, text }, at) => {
              const runKey = `${at}${side}`;
              if (side === 'both') return <span key={runKey}>{text}</span>;
              return side === 'after' ? (
                <ins key={runKey} className="bg-verified-wash text-verified underline decoration-2">
                  <span className="sr-only">{texts.now}</span>
                  {text}
                </ins>
              ) : (
                <del
                  key={runKey}
                  className="bg-notfound-wash text-notfound line-through decoration-2"
                >
                  <span className="sr-only">{texts.before}</span>
                  {text}
                </del>
              );
            })}
          </p>
        );
      })}
    </>
  );
}
