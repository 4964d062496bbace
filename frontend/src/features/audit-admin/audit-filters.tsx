import { AUDIT_ACTIONS, type AuditAction, type AuditPerson } from '@casewright/contracts';
import { Button } from '../../shared/ui/button';
import { DayRange } from '../../shared/ui/list-search';
import { SelectField } from '../../shared/ui/select-field';
import { type AuditAddress, isFiltered } from './audit-address';
import { actionWord, personName } from './audit-words';

const ACTIONS = [
  { value: '' as const, label: 'All' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: actionWord(value) })).sort((a, b) =>
    a.label.localeCompare(b.label),
  ),
];

interface AuditFiltersProps {
  address: AuditAddress;
  /** Whose entries are shown; a name in the list chooses one. */
  person: AuditPerson | null;
  onChange: (change: Partial<AuditAddress>) => void;
}

/** Which entries are shown: by action, by day, by person. */
export function AuditFilters({ address, person, onChange }: AuditFiltersProps) {
  const { action, from, to } = address;
  return (
    <search aria-label="Log filters" className="mb-6 grid gap-4">
      <div className="grid max-w-3xl gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <SelectField<AuditAction | ''>
          label="Action"
          value={action ?? ''}
          options={ACTIONS}
          onChoose={(chosen) => onChange({ action: chosen || null })}
        />
        <DayRange from={from} to={to} onChange={onChange} />
      </div>
      {isFiltered(address) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {person ? (
            <p className="wrap-anywhere">
              Only <strong className="font-semibold">{personName(person)}</strong>
            </p>
          ) : null}
          <Button
            variant="link"
            className="min-h-6"
            onClick={() => onChange({ person: null, action: null, from: null, to: null })}
          >
            Show all entries
          </Button>
        </div>
      ) : null}
    </search>
  );
}
