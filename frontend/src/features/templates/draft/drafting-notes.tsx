import type { DraftingNote } from '@casewright/contracts';
import { Lightbulb, MapPin, Scale } from 'lucide-react';

const LOOKS = {
  drafting: { word: 'Drafting', icon: Lightbulb },
  jurisdiction: { word: 'Jurisdiction', icon: MapPin },
  balance: { word: 'Balance', icon: Scale },
} as const;

/** Why a section says what it says, and on what authority; never part of the document. */
export function DraftingNotes({ notes }: { notes: readonly DraftingNote[] }) {
  return (
    <ul className="draft-notes" aria-label="Drafting notes" data-no-print>
      {notes.map(({ kind, reason, authority }) => {
        const { word, icon: Icon } = LOOKS[kind];
        return (
          <li key={reason}>
            <p className="flex items-center gap-1.5 text-xs font-semibold text-brass-ink">
              <Icon aria-hidden className="size-3.5" strokeWidth={2} />
              {word}
            </p>
            <p>{reason}</p>
            {authority === null ? null : (
              <p className="mt-0.5 text-ink-soft">
                <Authority text={authority} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Names of cases are set between asterisks: `*Brown v. TGS Mgmt. Co.*, 57 Cal. App. 5th 303`. */
export function Authority({ text }: { text: string }) {
  return text.split('*').map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <i key={key}>{part}</i> : part;
  });
}
