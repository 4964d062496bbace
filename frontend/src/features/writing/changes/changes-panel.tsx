import { countOf } from '@casewright/contracts';
import { GitCompare } from 'lucide-react';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { ComparedRun } from '../../../shared/reading/text/compared-run';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { type ChangedParagraph, paragraphChanges } from './paragraph-changes';
import { revisionOf } from './revision';

const NAMES = { before: ' before: ', after: ' now: ' };

interface ChangesPanelProps {
  /** The text before the first accepted suggestion; null if there is none. */
  original: string | null;
  text: string;
  /** Makes the current text the one that changes are shown against. */
  onSettle: () => void;
}

/** What has changed in the text since the first suggestion was accepted. */
export function ChangesPanel({ original, text, onSettle }: ChangesPanelProps) {
  const changes = useMemo(
    () => (original === null ? [] : paragraphChanges(original, text)),
    [original, text],
  );
  if (changes?.length === 0) {
    return (
      <EmptyState icon={GitCompare} title="No changes">
        Once you accept a suggestion, the text before and after is compared here.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {changes
            ? `${countOf(changes.length, 'passage')} changed. Struck: before. Underlined: now.`
            : 'The text has changed too much to compare word by word.'}
        </p>
        <div className="flex gap-2">
          <ExportMenu
            type="writing"
            label="Export changes"
            data={() => trackedChanges(original ?? text, text)}
          />
          <Button variant="secondary" size="sm" onClick={onSettle}>
            Accept all changes
          </Button>
        </div>
      </div>
      <ChangedParagraphs changes={changes ?? []} />
    </>
  );
}

function ChangedParagraphs({ changes }: { changes: readonly ChangedParagraph[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {changes.map(({ line, pieces }) => (
        <li
          key={`${line} ${pieces.length}`}
          className="border-l-3 border-rule pl-3 font-serif leading-[1.65] whitespace-pre-wrap wrap-anywhere"
        >
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <ComparedRun key={at} side={piece.in} names={NAMES} text={piece.text} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The text before with every change tracked; the text alone where the two have too little in common. */
function trackedChanges(original: string, text: string) {
  const revised = revisionOf(original, text);
  if (!revised) return { title: 'Revised text', content: text };
  const alternatives = revised.map(({ text: suggested, ...words }) => ({ ...words, suggested }));
  return { title: 'Revised text', content: original, alternatives };
}
