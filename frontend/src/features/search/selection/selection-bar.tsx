import { X } from 'lucide-react';
import { caseCitation } from '../../../shared/clipboard/case-citation';
import type { RichText } from '../../../shared/clipboard/copy-rich';
import { ExportMenu } from '../../../shared/export/export-menu';
import { Button } from '../../../shared/ui/button';
import { CopyButton } from '../../../shared/ui/copy-button';
import type { Picked } from './use-picked';

const citationsCopied = (count: number) =>
  count === 1 ? 'Citation copied' : `${count} citations copied`;

interface SelectionBarProps {
  picked: Picked;
  query: string;
}

/** What can be done with the selected results; stays at the bottom of the screen. */
export function SelectionBar({ picked: { cases, clear }, query }: SelectionBarProps) {
  const chosen = [...cases.values()];
  return (
    <section
      aria-label="Selected results"
      data-no-print
      data-bottom-bar
      className="sticky low:static bottom-3 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-surface px-4 py-2.5 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums">
        {`${cases.size} selected`}
      </p>
      <CopyButton
        asButton
        text={async () =>
          listOf(
            await Promise.all(chosen.map((found) => caseCitation({ ...found, name: found.title }))),
          )
        }
        label="Copy citations"
        copied={citationsCopied(cases.size)}
        refused="The citations were not copied"
      />
      <ExportMenu
        type="search-results"
        data={() => ({ query, total: chosen.length, cases: chosen })}
      />
      <Button variant="ghost" size="sm" onClick={clear}>
        <X aria-hidden className="size-4" strokeWidth={1.75} />
        Clear selection
      </Button>
    </section>
  );
}

/** A citation a line, and a paragraph each for word processors. */
function listOf(citations: readonly RichText[]): RichText {
  return {
    text: citations.map(({ text }) => text).join('\n'),
    html: citations.map(({ html }) => `<p>${html}</p>`).join(''),
  };
}
