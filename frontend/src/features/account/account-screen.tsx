import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { lazyPart } from '../../shared/loading/lazy-part';
import { useMay, useUser } from '../../shared/stores/session-store';
import { PageHeader } from '../../shared/ui/page-header';
import { DetailsForm } from './details-form';
import { EmailForm } from './email-form';
import { KeysList } from './keys/keys-list';
import { PasswordForm } from './password-form';
import { SessionsList } from './sessions-list';
import { ownSignOnQuery } from './sign-on/sign-on-api';
import * as texts from './texts';

const SecondFactorsPart = lazyPart(
  async () => (await import('./second-factors/second-factors-part')).SecondFactorsPart,
);
const OwnDataPart = lazyPart(async () => (await import('./data/own-data-part')).OwnDataPart);
const NoticesPart = lazyPart(async () => (await import('./notices/notices-part')).NoticesPart);
const OwnSignOnPart = lazyPart(async () => (await import('./sign-on/own-sign-on')).OwnSignOnPart);

/** Who the user is here, how they sign in, and where they are signed in. */
export function AccountScreen() {
  useDocumentTitle(pages.account.title);
  const user = useUser();
  const may = useMay();
  const { data: signOn } = useQuery(ownSignOnQuery());
  return (
    <>
      <PageHeader title={pages.account.title} description={texts.yourDetailsAndHow} />
      <div className="grid max-w-2xl gap-12">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
          <Detail term={texts.name}>{user?.name}</Detail>
          {user?.company ? <Detail term={texts.company}>{user.company}</Detail> : null}
          <Detail term={texts.email}>{user?.email}</Detail>
        </dl>
        {signOn && !signOn.hasPassword ? (
          <p className="text-ink-soft">{texts.nameComesFromProvider}</p>
        ) : (
          <>
            <Part title={texts.nameAndFirm} description={texts.yourNameIsShown}>
              <DetailsForm />
            </Part>
            <Part title={texts.email} description={texts.youSignInWith}>
              <EmailForm />
            </Part>
            <Part title={texts.password} description={texts.otherSessionsWillEnd}>
              <PasswordForm />
            </Part>
            <Suspense fallback={null}>
              <SecondFactorsPart />
            </Suspense>
          </>
        )}
        {signOn?.name ? <OwnSignOnPart {...signOn} /> : null}
        <SessionsList />
        <Suspense fallback={null}>
          <NoticesPart />
        </Suspense>
        {may('read') ? <KeysList /> : null}
        <Suspense fallback={null}>
          <OwnDataPart hasPassword={signOn?.hasPassword ?? true} />
        </Suspense>
      </div>
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-ink-soft sm:pt-0.5">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface PartProps {
  title: string;
  description: string;
  children: ReactNode;
}

function Part({ title, description, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {title}
      </h2>
      <p className="mt-4 mb-5 text-ink-soft">{description}</p>
      {children}
    </section>
  );
}
