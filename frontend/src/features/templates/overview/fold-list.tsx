import { type ReactNode, useState } from 'react';
import { ResultPart } from '../../../shared/reading/result-part';

/** Entries that a list shows before the user asks for the rest. */
const FIRST = 6;

interface FoldListProps {
  title: string;
  entries: readonly { key: string; content: ReactNode }[];
  /** What is said where there are none. */
  empty: string;
}

/** A titled list; what is beyond its first entries is a click away. */
export function FoldList({ title, entries, empty }: FoldListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, FIRST);
  return (
    <ResultPart title={title} className="min-w-0">
      {entries.length === 0 ? <p className="text-sm text-ink-soft">{empty}</p> : null}
      <ul className="flex flex-col gap-1.5 text-sm">
        {shown.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {entries.length > FIRST ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-2 min-h-6 text-sm text-link"
        >
          {isOpen ? 'Show fewer' : `Show all ${entries.length}`}
        </button>
      ) : null}
    </ResultPart>
  );
}
