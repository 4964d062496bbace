import { type Account, USERS_OF_A_PAGE } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators, RefreshedHead } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { PageHeader } from '../../shared/ui/page-header';
import { Pagination } from '../../shared/ui/pagination';
import { Skeleton } from '../../shared/ui/skeleton';
import { ActDialog } from './act-dialog';
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
        <Accounts />
      ) : (
        <ForAdministrators>{texts.askAdministratorForAnotherRole}</ForAdministrators>
      )}
    </>
  );
}

/** The part of the list that the address names. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const search = (params.get('q') ?? '').slice(0, 200);
  const show = (q: string, next = 1) =>
    setParams({ ...(q ? { q } : {}), ...(next > 1 ? { page: String(next) } : {}) });
  return { page, search, show };
}

function Accounts() {
  const { page, search, show } = useAddress();
  const [chosen, choose] = useState<{ account: Account; act: Act } | null>(null);
  const { data, error, refetch, isFetching } = useQuery(accountsQuery(search, page));
  return (
    <section aria-labelledby="accounts">
      <RefreshedHead
        id="accounts"
        title={texts.accounts}
        isFetching={isFetching}
        onFetch={() => void refetch()}
        words={{ refresh: texts.fetchAgain, refreshing: texts.fetching }}
      />
      <SearchForm key={search} search={search} onSearch={show} />
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

function SearchForm({ search, onSearch }: { search: string; onSearch: (q: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="mb-6 flex max-w-xl items-end gap-3">
        <Field label={texts.nameOrEmail} className="flex-1">
          {(control) => <Input {...control} name="q" defaultValue={search} maxLength={200} />}
        </Field>
        {/* Level with the input, below which the field keeps room for an error. */}
        <Button type="submit" variant="secondary" className="mb-1.5">
          {texts.search}
        </Button>
      </form>
    </search>
  );
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
