import type { DraftVersion } from '@casewright/contracts';
import { timeOf } from '../../../shared/config/days';
import { Button } from '../../../shared/ui/button';
import { missingWords } from '../texts';

interface VersionRowProps {
  version: DraftVersion;
  isNewest: boolean;
  isOpen: boolean;
  isRestoring: boolean;
  onToggle: () => void;
  onRestore: () => void;
  children: React.ReactNode;
}

export function VersionRow(props: VersionRowProps) {
  const { version, isNewest, isOpen, isRestoring, onToggle, onRestore, children } = props;
  const { version: number, title, missing, restoredFrom, savedAt } = version;
  const facts = [
    timeOf(savedAt),
    missingWords(missing),
    restoredFrom === null ? '' : `restores version ${restoredFrom}`,
  ];
  return (
    <li className="border-b border-rule py-row">
      <p className="font-medium wrap-anywhere">
        Version {number}
        {isNewest ? ' (newest)' : ''} <span className="font-serif font-normal">{title}</span>
      </p>
      <p className="text-sm text-ink-faint tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Hide the comparison' : 'Compare'}
          <span className="sr-only">
            {isOpen ? ` of version ${number}` : ` version ${number} with the draft now`}
          </span>
        </Button>
        {isNewest ? null : (
          <Button
            variant="secondary"
            size="sm"
            disabled={isRestoring}
            aria-label={`Restore version ${number}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </div>
      {isOpen ? <div className="mt-4">{children}</div> : null}
    </li>
  );
}
