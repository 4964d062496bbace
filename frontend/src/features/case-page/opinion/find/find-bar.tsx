import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../../../../shared/ui/icon-button';
import { Input } from '../../../../shared/ui/input';
import * as texts from '../texts';
import type { Find } from './use-find';

/** Search inside the opinion; stays at the top while one reads. */
export function FindBar({ find, isPartial }: { find: Find; isPartial: boolean }) {
  const { words, count, current, isCapped } = find;
  return (
    <search
      data-no-print
      className="sticky low:static top-25 z-10 mb-6 flex max-w-measure items-center gap-2 border-b border-rule bg-paper py-2 md:top-11"
    >
      <WordsInput find={find} />
      <p role="status" className="not-empty:min-w-20 text-right text-sm text-ink-soft tabular-nums">
        {words.trim() === '' ? '' : countOf(count, current, isCapped)}
        {words.trim() !== '' && isPartial ? ' so far' : ''}
      </p>
      <IconButton
        icon={ChevronUp}
        label="Previous match"
        disabled={count === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label="Next match"
        disabled={count === 0}
        onClick={() => find.step(1)}
      />
      {words === '' ? null : (
        <IconButton icon={X} label="Clear the search" onClick={() => find.setWords('')} />
      )}
    </search>
  );
}

function WordsInput({ find }: { find: Find }) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && find.words !== '') find.setWords('');
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) selectMatch();
    else if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {texts.searchInsideOpinion}
      </label>
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={texts.searchInsideOpinion}
          value={find.words}
          onChange={(event) => find.setWords(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-9 pl-9 text-sm"
        />
      </div>
    </>
  );
}

/** From the match, Shift and the arrow keys select what is to be quoted. */
function selectMatch(): void {
  const marks = [...document.querySelectorAll('mark[data-current]')];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return;
  // Out of the field, whose own words the keys would select.
  first.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
}

function countOf(count: number, current: number, isCapped: boolean): string {
  return count === 0 ? 'No match' : texts.matchOf(current + 1, `${count}${isCapped ? '+' : ''}`);
}
