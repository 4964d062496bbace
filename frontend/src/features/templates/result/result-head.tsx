import { type Draft, draftWarnings, SAVED_DRAFT_LIMITS } from '@casewright/contracts';
import {
  BookOpen,
  ClipboardType,
  FilePlus2,
  History,
  type LucideIcon,
  Printer,
  Save,
  StickyNote,
} from 'lucide-react';
import { useId } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { engineWords } from '../../../shared/model/engine-words';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import { Button, type ButtonProps } from '../../../shared/ui/button';
import { CopyButton } from '../../../shared/ui/copy-button';
import { Input } from '../../../shared/ui/input';
import type { WorkBench } from '../work/use-work';
import type { Work } from '../work/work-state';
import { draftHtml } from './draft-html';

const ICON = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface ResultHeadProps {
  bench: WorkBench;
  work: Work;
  /** The draft with what was typed. */
  filled: Draft;
  hasNotes: boolean;
  onNotes: (hasNotes: boolean) => void;
  onClauses: () => void;
  onVersions: () => void;
  onNew: () => void;
}

/** The draft's name and how it stands, and what can be done with it. */
export function ResultHead(props: ResultHeadProps) {
  const { bench, work, filled } = props;
  const { documentType, engine, sections, jurisdictionNote, grounding, fallback, citations } =
    work.draft;
  const titleId = useId();
  const facts = [documentType, `drafted ${engineWords(engine)}`, savedWords(work)];
  return (
    <div className="mb-8" data-no-print>
      <h2 className="sr-only">{work.title || documentType}</h2>
      <div>
        <label htmlFor={titleId} className="sr-only">
          Title of the draft
        </label>
        <Input
          id={titleId}
          value={work.title}
          maxLength={SAVED_DRAFT_LIMITS.title}
          onChange={({ target }) => bench.rename(target.value)}
          className="h-12! max-w-2xl font-serif text-lg! sm:text-xl!"
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{facts.join(' · ')}</p>
      {jurisdictionNote ? (
        <p className="mt-1 max-w-measure text-sm text-ink-soft">{jurisdictionNote}</p>
      ) : null}
      <ResultWarnings
        warnings={draftWarnings({ engine, sections, grounding, fallback, citations })}
      />
      <Actions {...props} filled={filled} />
    </div>
  );
}

function savedWords({ saved, isChanged }: Work): string {
  if (!saved) return 'not saved';
  return isChanged ? `changed since version ${saved.version}` : `version ${saved.version}, saved`;
}

function Actions(props: ResultHeadProps) {
  const { bench, work, filled, hasNotes, onNotes, onClauses, onVersions, onNew } = props;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <Button size="sm" pendingText={bench.isSaving && 'Saving...'} onClick={bench.save}>
        <Save {...ICON} />
        Save
      </Button>
      <Action icon={BookOpen} label="Clause library" onClick={onClauses} />
      <Action
        icon={StickyNote}
        label="Drafting notes"
        aria-pressed={hasNotes}
        onClick={() => onNotes(!hasNotes)}
        className={hasNotes ? 'border-ink! bg-sunken!' : ''}
      />
      {work.saved ? <Action icon={History} label="Versions" onClick={onVersions} /> : null}
      <ExportMenu type="template" notes={hasNotes} name={work.title} data={() => filled} />
      <CopyButton
        text={() => ({ text: filled.content, html: draftHtml(filled) })}
        icon={ClipboardType}
        label="Copy"
        copied="Draft copied with its formatting"
        asButton
      />
      <Action icon={Printer} label="Print" onClick={() => window.print()} />
      <Action variant="ghost" icon={FilePlus2} label="New draft" onClick={onNew} />
    </div>
  );
}

interface ActionProps extends Omit<ButtonProps, 'children'> {
  icon: LucideIcon;
  label: string;
}

function Action({ icon: Icon, label, variant = 'secondary', ...rest }: ActionProps) {
  return (
    <Button variant={variant} size="sm" {...rest}>
      <Icon {...ICON} />
      {label}
    </Button>
  );
}
