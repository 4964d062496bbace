import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useUser } from '../../shared/stores/session-store';
import { FiguresFailed } from '../../shared/ui/administration';
import { PageHeader } from '../../shared/ui/page-header';
import { LoadingLines } from '../../shared/ui/skeleton';
import { Instead } from './instead';
import * as texts from './link-texts';

interface LinkFrameProps<T> {
  page: 'invitation' | 'setup' | 'resetPassword';
  description: string;
  /** Whether it makes an account, which nobody needs who is signed in. */
  makesAccount?: boolean;
  /** Asks the server. An answer with a code of a link that does not work is no passing failure. */
  look: (token: string) => Promise<T>;
  words: LinkWords & { linkIsNotWhole: string; openItAgain: string };
  children: (token: string, answer: T) => ReactNode;
}

interface LinkWords {
  loading: string;
  doesNotWork: string;
  couldNotBeLoaded: string;
  toLogin: string;
}

const DOES_NOT_WORK = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'];

/** The screen behind a link that somebody was given, whose token follows `#`. */
export function LinkFrame<T>(props: LinkFrameProps<T>) {
  const { page, description, makesAccount, look, words, children } = props;
  useDocumentTitle(pages[page].title);
  const token = useLocation().hash.slice(1);
  const user = useUser();
  return (
    <>
      <PageHeader title={pages[page].title} description={description} />
      <div className="grid max-w-md gap-6">
        {makesAccount && user ? (
          <Instead title={texts.youAreSignedIn} to="home" label={texts.toHome}>
            {texts.logOutFirst(user.name)}
          </Instead>
        ) : token ? (
          <CheckedLink name={[page, token]} look={() => look(token)} words={words}>
            {(answer) => children(token, answer)}
          </CheckedLink>
        ) : (
          <Instead title={words.linkIsNotWhole} to="login" label={words.toLogin}>
            {words.openItAgain}
          </Instead>
        )}
      </div>
    </>
  );
}

interface CheckedLinkProps<T> {
  /** Which link, and its token. */
  name: readonly [string, string];
  look: () => Promise<T>;
  words: LinkWords;
  children: (answer: T) => ReactNode;
}

/** Looks whether a link still works before anybody fills in its form. */
function CheckedLink<T>({ name, look, words, children }: CheckedLinkProps<T>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['link', ...name],
    queryFn: async () => ({ answer: await look() }),
    // What was said on opening stays: the form's own answer is the one that counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return children(data.answer);
  if (!error) return <LoadingLines words={words.loading} widths={['w-full', 'w-2/3']} />;
  if (error instanceof ApiError && DOES_NOT_WORK.includes(error.code ?? '')) {
    return (
      <Instead title={words.doesNotWork} to="login" label={words.toLogin}>
        {error.serverMessage ?? words.couldNotBeLoaded}
      </Instead>
    );
  }
  return (
    <FiguresFailed
      title={words.doesNotWork}
      error={error}
      otherwise={words.couldNotBeLoaded}
      onRetry={() => void refetch()}
    />
  );
}
