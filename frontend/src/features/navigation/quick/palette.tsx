import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTypedDecisions } from '../../../shared/api/typed-decisions';
import { searchHref } from '../../../shared/config/paths';
import { wholeName } from '../../../shared/kept/document-name';
import { useMay } from '../../../shared/stores/session-store';
import { Modal } from '../../../shared/ui/overlay';
import { useOwnWork } from '../../../shared/work/use-own-work';
import { openingOf, type PaletteCommand, useActions, useScreens } from './commands';
import { CaseGroup, CommandGroup, CommandLine } from './palette-lines';

const RECENT_SHOWN = 5;

/** Screens, actions, cases, and the user's work, found by typing. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { hasChosen, choose } = useChoice(onClose);
  const [typed, setTyped] = useState('');
  return (
    <PaletteDialog onClose={onClose} hasChosen={hasChosen}>
      <Command label="Search or jump to" loop vimBindings={false} className="flex min-h-0 flex-col">
        <div className="flex items-center gap-3 border-b border-rule px-4">
          <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" strokeWidth={1.75} />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            placeholder="Search or jump to…"
            className="h-13 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-faint"
          />
        </div>
        <Command.List className="fading-bar min-h-0 overflow-auto p-2">
          <Lines words={typed.trim()} choose={choose} />
        </Command.List>
      </Command>
    </PaletteDialog>
  );
}

interface LinesProps {
  words: string;
  choose: (command: PaletteCommand | Promise<string>) => void;
}

function Lines({ words, choose }: LinesProps) {
  const mayRead = useMay()('read');
  const cases = useTypedDecisions(words, mayRead);
  const { items } = useOwnWork(mayRead);
  const recent = words === '' ? items.slice(0, RECENT_SHOWN) : items;
  const work = recent.map(({ key, kind, href, ...named }) => ({
    key,
    label: wholeName(named),
    href,
    note: kind,
  }));
  return (
    <>
      <CommandGroup heading="Recent work" commands={work} onChoose={choose} />
      <CommandGroup heading="Actions" commands={useActions()} onChoose={choose} />
      <CommandGroup heading="Screens" commands={useScreens()} onChoose={choose} />
      {words === '' || !mayRead ? (
        <Command.Empty className="px-3 py-6 text-sm text-ink-soft">No matches.</Command.Empty>
      ) : (
        <>
          <CommandLine
            forceMount
            value={`search case law ${words}`}
            command={{
              label: `Search case law for “${words}”`,
              icon: Search,
              href: searchHref(words),
            }}
            onChoose={choose}
          />
          <CaseGroup cases={cases} onChoose={(decision) => choose(openingOf(decision))} />
        </>
      )}
    </>
  );
}

/** Closes the palette and does what was chosen. */
function useChoice(onClose: () => void) {
  const navigate = useNavigate();
  const hasChosen = useRef(false);
  const choose = (chosen: PaletteCommand | Promise<string>) => {
    hasChosen.current = true;
    onClose();
    if (chosen instanceof Promise) void chosen.then((href) => navigate(href));
    else if (chosen.href !== undefined) void navigate(chosen.href);
    else chosen.act?.();
  };
  return { hasChosen, choose };
}

interface PaletteDialogProps {
  onClose: () => void;
  hasChosen: { readonly current: boolean };
  children: ReactNode;
}

/** Near the top, so that the list grows downward and the field stays where it is. */
function PaletteDialog({ onClose, hasChosen, children }: PaletteDialogProps) {
  return (
    <Modal
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        // The focus belongs to what was chosen.
        if (hasChosen.current) event.preventDefault();
      }}
      className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-fade-in flex-col overflow-hidden rounded-md border border-rule bg-surface shadow-float"
    >
      <Radix.Title className="sr-only">Search or jump to</Radix.Title>
      {children}
    </Modal>
  );
}
