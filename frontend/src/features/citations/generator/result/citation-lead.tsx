import type { GeneratedVerdict } from '@casewright/contracts';
import { ClipboardList, ClipboardType } from 'lucide-react';
import { CopyButton } from '../../../../shared/ui/copy-button';
import { clipboardHtml } from '../../typeset/runs';
import { TypesetCitation } from '../../typeset/typeset-citation';
import type { WrittenCitation } from '../formatter/written-citation';
import { CitationStanding } from './citation-standing';
import type { Recheck } from './use-recheck';

interface CitationLeadProps {
  written: WrittenCitation;
  /** Whether the citation has all changes that were made to its fields. */
  isCurrent: boolean;
  standing: GeneratedVerdict | null;
  recheck: Recheck;
}

/** The citation itself, ready to copy, and the library's verdict on it. */
export function CitationLead({ written: { text, html }, ...standing }: CitationLeadProps) {
  return (
    <>
      <p
        data-testid="generated-citation"
        className="border-l-3 border-accent py-1 pl-4 font-serif text-xl wrap-anywhere"
      >
        <TypesetCitation html={html} />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton
          text={() => ({ text, html: clipboardHtml(html) })}
          icon={ClipboardType}
          label="Copy with typefaces"
          copied="Citation copied with its typefaces"
          asButton
        />
        <CopyButton
          text={() => text}
          icon={ClipboardList}
          label="Copy plain text"
          copied="Citation copied as plain text"
          asButton
        />
      </div>
      <CitationStanding text={text} {...standing} />
    </>
  );
}
