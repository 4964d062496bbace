import type { CitationAlternative } from '@casewright/contracts';
import { CopyButton } from '../../../../shared/ui/copy-button';
import { clipboardHtml } from '../../typeset/runs';
import { TypesetCitation } from '../../typeset/typeset-citation';

/** The short form and whatever else the style knows, each ready to be copied. */
export function OtherForms({ alternatives }: { alternatives: readonly CitationAlternative[] }) {
  return (
    <ul className="divide-y divide-rule">
      {alternatives.map(({ id, label, text, html }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="text-sm text-ink-faint">{label}</p>
            <p className="mt-0.5 font-serif text-lg wrap-anywhere">
              <TypesetCitation html={html} />
            </p>
          </div>
          <CopyButton
            text={() => ({ text, html: clipboardHtml(html) })}
            label={`Copy: ${label}`}
            copied={`${label} copied`}
            iconOnly
            className="mt-5"
          />
        </li>
      ))}
    </ul>
  );
}
