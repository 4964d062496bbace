import type { OfferedDecision } from '@casewright/contracts';
import { Command } from 'cmdk';
import type { useTypedDecisions } from '../../../shared/api/typed-decisions';
import type { PaletteCommand } from './commands';

const groupClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-faint';
const lineClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent-ink';
const noteClass = 'px-3 py-2 text-sm text-ink-soft';

interface Line extends PaletteCommand {
  /** Where several may be called the same. */
  key?: string;
  note?: string;
}

interface CommandGroupProps {
  heading: string;
  commands: readonly Line[];
  onChoose: (command: PaletteCommand) => void;
}

export function CommandGroup({ heading, commands, onChoose }: CommandGroupProps) {
  return commands.length === 0 ? null : (
    <Command.Group heading={heading} className={groupClass}>
      {commands.map((command) => {
        const value = `${command.label} ${command.key ?? ''}`;
        return <CommandLine key={value} value={value} command={command} onChoose={onChoose} />;
      })}
    </Command.Group>
  );
}

interface CommandLineProps {
  value: string;
  command: Line;
  forceMount?: true;
  onChoose: (command: PaletteCommand) => void;
}

export function CommandLine({ value, command, forceMount, onChoose }: CommandLineProps) {
  const { label, icon: Icon, note, keywords } = command;
  return (
    <Command.Item
      value={value}
      {...(keywords ? { keywords } : {})}
      {...(forceMount ? { forceMount } : {})}
      onSelect={() => onChoose(command)}
      className={lineClass}
    >
      {Icon ? <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} /> : null}
      <span title={label} className="min-w-0 flex-1 truncate">
        {label}
      </span>
      {note ? (
        <span className="max-w-2/5 shrink-0 truncate text-xs text-ink-soft">{note}</span>
      ) : null}
    </Command.Item>
  );
}

interface CaseGroupProps {
  cases: ReturnType<typeof useTypedDecisions>;
  onChoose: (decision: OfferedDecision) => void;
}

/** What the server found by the words: the palette's own filter has nothing to say about it. */
export function CaseGroup({ cases, onChoose }: CaseGroupProps) {
  const { decisions, isPending, isError } = cases;
  if (isError)
    return <p className={noteClass}>Cases could not be looked up. Search case law instead.</p>;
  if (isPending) return <Command.Loading className={noteClass}>Looking up cases…</Command.Loading>;
  return decisions.length === 0 ? null : (
    <Command.Group forceMount heading="Cases" className={groupClass}>
      {decisions.map((decision) => (
        <Command.Item
          key={`${decision.citations[0]} ${decision.name}`}
          forceMount
          value={`case ${decision.citations[0]} ${decision.name}`}
          onSelect={() => onChoose(decision)}
          className={lineClass}
        >
          <span className="min-w-0">
            <i className="block truncate font-serif text-base">{decision.name}</i>
            <span className="block truncate text-xs text-ink-soft tabular-nums">
              {[decision.citations[0], decision.court, decision.year].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
