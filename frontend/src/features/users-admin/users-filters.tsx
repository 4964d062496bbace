import { ROLES, type Role, USER_STATUSES } from '@casewright/contracts';
import { inWords } from '../../shared/config/texts';
import { useFilters } from '../../shared/hooks/use-filters';
import { ListSearch, useListAddress } from '../../shared/ui/list-search';
import { SelectField } from '../../shared/ui/select-field';
import { ROLE_WORDS } from './users-words';

/** Whoever is invited has no account yet, and is on the other list of the screen. */
const STATUSES = [...USER_STATUSES, 'invited'] as const;
type Status = (typeof STATUSES)[number];

export interface UsersFilter {
  search?: string;
  role?: Role;
  status?: Status;
}

const option = <V extends string>(value: V, label: string) => ({ value, label });
const ROLE_CHOICES = [
  option('', 'All roles'),
  ...ROLES.map((role) => option(role, ROLE_WORDS[role].name)),
];
const STATUS_CHOICES = [
  option('', 'All statuses'),
  ...STATUSES.map((status) => option(status, inWords(status))),
];

/** Which users the address names: `?q=`, `?role=`, `?status=`, and `?page=`. */
export function useUsersAddress() {
  const { page, search } = useListAddress();
  const [params, setFilters] = useFilters();
  const role = ROLES.find((known) => known === params.get('role'));
  const status = STATUSES.find((known) => known === params.get('status'));
  const filter: UsersFilter = {
    ...(search ? { search } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
  const show = (changed: { search?: string; role?: string; status?: string }, next = 1) => {
    const { search: q, ...rest } = { ...filter, ...changed };
    const named = { q, ...rest, page: next > 1 ? String(next) : '' };
    const kept = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
    setFilters(Object.fromEntries(kept));
  };
  return { page, filter, show };
}

type FiltersProps = Pick<ReturnType<typeof useUsersAddress>, 'filter' | 'show'>;

/** By words, role, and status; a choice counts at once. */
export function UsersFilters({ filter, show }: FiltersProps) {
  const { search = '', role = '', status = '' } = filter;
  return (
    <div className="flex flex-wrap items-end gap-x-3">
      <ListSearch
        key={search}
        label="Name, firm, or email address"
        act="Search"
        search={search}
        onSearch={(words) => show({ search: words })}
      />
      <div className="mb-6 flex flex-wrap gap-3">
        <SelectField
          label="Role"
          value={role}
          options={ROLE_CHOICES}
          onChoose={(chosen) => show({ role: chosen })}
        />
        <SelectField
          label="Status"
          value={status}
          options={STATUS_CHOICES}
          onChoose={(chosen) => show({ status: chosen })}
        />
      </div>
    </div>
  );
}
