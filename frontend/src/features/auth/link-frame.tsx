import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, serverMessageOr } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { PageHeader } from '../../shared/screens/page-header';
import { useUser } from '../../shared/stores/session-store';
import { buttonClass } from '../../shared/ui/button';
import { Fetched } from '../../shared/ui/fetched';
import { InlineAlert } from '../../shared/ui/inline-alert';

const toLogin = 'Go to login';

interface LinkFrameProps<T> {
  page: 'invitation' | 'setup' | 'resetPassword';
  description: string;
  /** Whether it makes an account, which nobody needs who is signed in. */
  makesAccount?: boolean;
  /** Asks the server. An answer with a code of a link that does not work is no passing failure. */
  look: (token: string) => Promise<T>;
  words: LinkWords & { openItAgain: string };
  children: (token: string, answer: T) => ReactNode;
}

interface LinkWords {
  /** What the link leads to, as within a sentence. */
  what: string;
  doesNotWork: string;
}

const DOES_NOT_WORK = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'];

/** The screen behind a link that somebody was given, whose token follows `#`. */
export function LinkFrame<T>(props: LinkFrameProps<T>) {
  const { page, description, makesAccount, look, words, children } = props;
  const token = useLocation().hash.slice(1);
  const user = useUser();
  return (
    <>
      <PageHeader title={pages[page].title} description={description} />
      <div className="grid max-w-md gap-6">
        {makesAccount && user ? (
          <Instead title="You are signed in already" to="home" label="Go to Home">
            {`This link makes a new account, and you are signed in as ${user.name}. Log out, then open the link again.`}
          </Instead>
        ) : token ? (
          <CheckedLink name={[page, token]} look={() => look(token)} words={words}>
            {(answer) => children(token, answer)}
          </CheckedLink>
        ) : (
          <Instead title="This link is not complete" to="login" label={toLogin}>
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
  const query = useQuery({
    queryKey: ['link', ...name],
    queryFn: async () => ({ answer: await look() }),
    // What was said on opening stays: the form's own answer is the one that counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { error } = query;
  if (error instanceof ApiError && DOES_NOT_WORK.includes(error.code ?? '')) {
    return (
      <Instead title={words.doesNotWork} to="login" label={toLogin}>
        {serverMessageOr(error)}
      </Instead>
    );
  }
  return (
    <Fetched isKept query={query} what={words.what}>
      {({ answer }) => children(answer)}
    </Fetched>
  );
}

interface InsteadProps {
  title: string;
  to: 'home' | 'login';
  label: string;
  children: string;
}

/** What is shown where a link cannot open an account, and where to go instead. */
export function Instead({ title, to, label, children }: InsteadProps) {
  return (
    <>
      <InlineAlert tone="info" title={title} className="wrap-anywhere">
        {children}
      </InlineAlert>
      <Link to={paths[to]} className={clsx('justify-self-start', buttonClass('secondary'))}>
        {label}
      </Link>
    </>
  );
}
