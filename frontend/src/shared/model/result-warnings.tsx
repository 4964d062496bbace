import { HOW_CHECKED, type Warning } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { InlineAlert } from '../ui/inline-alert';

interface ResultWarningsProps {
  warnings: readonly Warning[];
  /** What can be done about the warning of this title. */
  action?: { title: string; control: ReactNode };
}

/** What a reader has to know before relying on a result. Exported files say the same. */
export function ResultWarnings({ warnings, action }: ResultWarningsProps) {
  return warnings.map(({ title, sentences }) =>
    title === HOW_CHECKED ? (
      <details key={title} className="mt-3 text-sm text-ink-soft">
        <summary className="cursor-pointer">{title}</summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5 wrap-anywhere">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    ) : (
      <InlineAlert key={title} tone="info" title={title} className="mt-4">
        {sentences.map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
        {action?.title === title ? <div data-no-print>{action.control}</div> : null}
      </InlineAlert>
    ),
  );
}
