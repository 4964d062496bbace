import type { SavedDraftSummary } from '@casewright/contracts';
import { countOf } from '@casewright/contracts';
import { CopyPlus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../shared/ui/icon-button';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export interface KeptRowProps {
  draft: SavedDraftSummary;
  onOpen: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A kept draft: what it is, how far it is filled in, when it was saved last. */
export function KeptRow({ draft, onOpen, onDuplicate, onDelete }: KeptRowProps) {
  const { title, documentType, jurisdiction, missing, version, updatedAt } = draft;
  const facts = [
    documentType,
    jurisdiction,
    missing > 0 ? `${countOf(missing, 'place')} missing` : 'complete',
    `version ${version}`,
    dayFormat.format(new Date(updatedAt)),
  ];
  return (
    <li className="flex items-center gap-2 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="line-clamp-2 text-left font-serif text-lg leading-snug wrap-anywhere hover:text-accent-ink hover:underline hover:underline-offset-4"
        >
          {title}
        </button>
        <span className="text-sm text-ink-faint tabular-nums">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </p>
      <IconButton icon={CopyPlus} label={`Duplicate ${title}`} onClick={onDuplicate} />
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onDelete} />
    </li>
  );
}
