import { AUDIT_ACTIONS, type AuditAction, type AuditPerson } from '@casewright/contracts';
import { useId } from 'react';
import { Button } from '../../shared/ui/button';
import { Label } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { type AuditAddress, isFiltered } from './audit-address';
import { ACTION_WORDS, personName } from './audit-words';
import * as texts from './texts';

const ACTIONS = [
  { value: '', label: texts.all },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] })).sort((a, b) =>
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
  const id = useId();
  return (
    <search aria-label={texts.filtersOfLog} className="mb-6 grid gap-4">
      <div className="grid max-w-3xl gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <div>
          <Label htmlFor={id}>{texts.action}</Label>
          <Select
            id={id}
            value={address.action ?? ''}
            options={ACTIONS}
            onChange={({ target }) =>
              onChange({ action: (target.value || null) as AuditAction | null })
            }
          />
        </div>
        <Day label={texts.from} value={address.from} onChange={(from) => onChange({ from })} />
        <Day label={texts.to} value={address.to} onChange={(to) => onChange({ to })} />
      </div>
      {isFiltered(address) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {person ? (
            <p className="wrap-anywhere">
              {texts.only}
              <strong className="font-semibold">{personName(person)}</strong>
            </p>
          ) : null}
          <Button
            variant="link"
            className="min-h-6"
            onClick={() => onChange({ person: null, action: null, from: null, to: null })}
          >
            {texts.showAllEntries}
          </Button>
        </div>
      ) : null}
    </search>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}
