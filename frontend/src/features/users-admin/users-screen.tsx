import { type Account, USERS_OF_A_PAGE } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { Pagination } from '../../shared/ui/pagination';
import { Section } from '../../shared/ui/section';
import { ActDialog } from './act-dialog';
import { Invitations } from './invitations/invitations';
import { PasswordLink } from './password-link';
import { UsersFilters, useUsersAddress } from './users-filters';
import { accountsQuery, queryOf } from './users-queries';
import { UsersTable } from './users-table';
import type { Act } from './users-words';

const ROWS_TO_COME = Array(6).fill('h-8');

/** Who has an account, and what an administrator can do about it. */
export function UsersScreen() {
  return (
    <AdministrationScreen
      page={pages.usersAdmin}
      description="Who has an account, and what each user may do. You cannot see their work here."
      ask="Ask an administrator if you need a different role, or an account for someone else."
    >
      <Users />
    </AdministrationScreen>
  );
}

function Users() {
  const address = useUsersAddress();
  // What stands below the accounts would move under the pointer when they come.
  const { isLoading } = useQuery(accountsQuery(address.filter, address.page));
  return (
    <div className="grid gap-12">
      <Accounts {...address} />
      {isLoading ? null : <Invitations filter={address.filter} />}
    </div>
  );
}

function Accounts({ page, filter, show }: ReturnType<typeof useUsersAddress>) {
  const [chosen, choose] = useState<{ account: Account; act: Act } | null>(null);
  const query = useQuery(accountsQuery(filter, page));
  return (
    <Section title="Accounts" query={query}>
      <UsersFilters filter={filter} show={show} />
      {filter.status === 'invited' ? (
        <p className="text-ink-soft">
          Whoever is invited has no account yet: see the invitations below.
        </p>
      ) : (
        <Fetched query={query} what="the accounts" shape={ROWS_TO_COME}>
          {({ accounts, total }) =>
            accounts.length === 0 ? (
              <EmptyState icon={UsersRound} title="No account matches">
                Try part of another name, firm, or email address, or another role or status.
              </EmptyState>
            ) : (
              <>
                <UsersTable
                  accounts={accounts}
                  onAct={(account, act) => choose({ account, act })}
                />
                <Pagination
                  page={page}
                  pageCount={Math.ceil(total / USERS_OF_A_PAGE)}
                  onPageChange={(next) => show({}, next)}
                />
                <div className="mt-5">
                  <FileDownload
                    name="users.csv"
                    fetchFile={() => fetchFile('GET /admin/users.csv', queryOf(filter))}
                    words={{
                      download: 'Download as CSV',
                      failed: 'The accounts were not downloaded',
                    }}
                  />
                </div>
              </>
            )
          }
        </Fetched>
      )}
      {chosen ? <Chosen {...chosen} onClose={() => choose(null)} /> : null}
    </Section>
  );
}

interface ChosenProps {
  account: Account;
  act: Act;
  onClose: () => void;
}

function Chosen({ act, ...rest }: ChosenProps) {
  return act === 'password' ? <PasswordLink {...rest} /> : <ActDialog act={act} {...rest} />;
}
