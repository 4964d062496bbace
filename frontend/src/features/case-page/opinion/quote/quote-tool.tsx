import type { CaseRecord } from '@casewright/contracts';
import { Quote } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { caseCitation } from '../../../../shared/clipboard/case-citation';
import { escapeHtml, type RichText } from '../../../../shared/clipboard/copy-rich';
import { CopyButton } from '../../../../shared/ui/copy-button';
import { isSingleKey } from '../../../../shared/ui/overlay';
import { citationOfPages, pagesOf, pinOf, quoted, selectedText } from './quotation';

interface QuoteToolProps {
  record: Pick<CaseRecord, 'name' | 'citations' | 'court' | 'year'>;
  /** The opinion's text. */
  text: RefObject<HTMLElement | null>;
}

/** Half the button's width, and its height with a margin. */
const ROOM = { beside: 100, below: 52 };

/** Beside the words that are selected: copies them as a quotation with its citation and pages. */
export function QuoteTool({ record, text }: QuoteToolProps) {
  const range = useSelectedRange(text);
  const tool = useRef<HTMLDivElement>(null);
  useQuoteKeys(text, tool);
  const box = range?.getBoundingClientRect();
  if (!range || !box || box.bottom < 0 || box.top > window.innerHeight) return null;
  const middle = box.left + box.width / 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the selection from going
    <div
      ref={tool}
      data-no-print
      onMouseDown={(event) => event.preventDefault()}
      style={{
        left: Math.min(Math.max(middle, ROOM.beside), window.innerWidth - ROOM.beside),
        top: Math.min(box.bottom + 8, window.innerHeight - ROOM.below),
      }}
      className="fixed z-30 -translate-x-1/2 animate-fade-in rounded-md shadow-float"
    >
      <CopyButton
        asButton
        icon={Quote}
        // What is drawn may be a key behind.
        text={() => citedQuotation(record, rangeIn(text.current) ?? range, text.current!)}
        label="Copy with citation"
        copied="Quotation copied with its citation"
      />
    </div>
  );
}

function rangeIn(within: HTMLElement | null): Range | null {
  const selection = document.getSelection();
  const found = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const isIn = found && within?.contains(found.commonAncestorContainer);
  return isIn && selectedText(found) !== '' ? found : null;
}

/** What is selected within an element, as long as it is; follows it while the page scrolls. */
function useSelectedRange(within: RefObject<HTMLElement | null>): Range | null {
  const [{ range }, setSelected] = useState<{ range: Range | null }>({ range: null });
  useEffect(() => {
    const read = () => {
      const range = rangeIn(within.current);
      setSelected((before) => (range || before.range ? { range } : before));
    };
    // What was selected before this was here.
    read();
    document.addEventListener('selectionchange', read);
    document.addEventListener('scroll', read, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('scroll', read);
    };
  }, [within]);
  return range;
}

/**
 * To quote without a pointer: S selects the paragraph that has the focus, which the browser lets
 * Shift and the arrow keys change, and C copies.
 */
function useQuoteKeys(
  text: RefObject<HTMLElement | null>,
  tool: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event)) return;
      const focused = document.activeElement;
      const block = text.current?.contains(focused) && focused?.closest<HTMLElement>('[id^="p-"]');
      if (event.key === 's' && block) {
        block.focus({ preventScroll: true });
        getSelection()?.selectAllChildren(block.querySelector('p') ?? block);
      } else if (event.key === 'c') tool.current?.querySelector('button')?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [text, tool]);
}

async function citedQuotation(
  { name, citations, court, year }: QuoteToolProps['record'],
  range: Range,
  text: HTMLElement,
): Promise<RichText> {
  const words = quoted(selectedText(range));
  const pages = pagesOf(range, text);
  const paged = pages && citationOfPages(citations, pages);
  const cited = await caseCitation({
    name,
    court,
    year,
    citation: paged ?? citations[0] ?? null,
    pin: paged ? pinOf(pages) : undefined,
  });
  return {
    text: `${words} ${cited.text}.`,
    html: `${escapeHtml(words).replaceAll('\n', '<br>')} ${cited.html}.`,
  };
}
