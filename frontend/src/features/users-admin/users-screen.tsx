import { type Account, USERS_OF_A_PAGE } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators, RefreshedHead } from '../../shared/ui/administration';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSearch, useListAddress } from '../../shared/ui/list-search';
import { PageHeader } from '../../shared/ui/page-header';
import { Pagination } from '../../shared/ui/pagination';
import { Skeleton } from '../../shared/ui/skeleton';
import { ActDialog } from './act-dialog';
import { Invitations } from './invitations/invitations';
import { PasswordLink } from './password-link';
import * as texts from './texts';
import { accountsQuery } from './users-queries';
import { UsersTable } from './users-table';
import type { Act } from './users-words';

const ROWS_TO_COME = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Who has an account, and what an administrator can do about it. */
export function UsersScreen() {
  useDocumentTitle(pages.usersAdmin.title);
  const may = useMay();
  return (
    <>
      <PageHeader title={pages.usersAdmin.title} description={texts.whoHasAccount} />
      {may('administer') ? (
        <div className="grid gap-12">
          <Accounts />
          <Invitations />
        </div>
      ) : (
        <ForAdministrators>{texts.askAdministratorForAnotherRole}</ForAdministrators>
      )}
    </>
  );
}

function Accounts() {
  const { page, search, show } = useListAddress();
  const [chosen, choose] = useState<{ account: Account; act: Act } | null>(null);
  const { data, error, refetch, isFetching } = useQuery(accountsQuery(search, page));
  return (
    <section aria-labelledby="accounts">
      <RefreshedHead
        id="accounts"
        title={texts.accounts}
        isFetching={isFetching}
        onFetch={() => void refetch()}
      />
      <ListSearch
        key={search}
        label={texts.nameOrEmail}
        act={texts.search}
        search={search}
        onSearch={show}
      />
      {error ? (
        <FiguresFailed
          title={texts.accountsCouldNotBeFetched}
          error={error}
          otherwise={texts.somethingWentWrongOnServer}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <AccountsLoading />}
      {data && !error && data.accounts.length === 0 ? (
        <EmptyState icon={UsersRound} title={texts.nobodyIsLikeThis}>
          {texts.searchForAnotherName}
        </EmptyState>
      ) : null}
      {data && !error && data.accounts.length > 0 ? (
        <UsersTable accounts={data.accounts} onAct={(account, act) => choose({ account, act })} />
      ) : null}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / USERS_OF_A_PAGE)}
        onPageChange={(next) => show(search, next)}
      />
      {chosen ? <Chosen {...chosen} onClose={() => choose(null)} /> : null}
    </section>
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

function AccountsLoading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.fetchingAccounts}</span>
      {ROWS_TO_COME.map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  );
}
