import { clsx } from 'clsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { MobileNavigation } from '../features/navigation/mobile-navigation';
import { QuickKeys } from '../features/navigation/quick/quick-keys';
import { SideNavigation } from '../features/navigation/side-navigation';
import { useLogout } from '../features/navigation/use-logout';
import { paths } from '../shared/config/paths';
import { useIsMobile } from '../shared/hooks/use-media-query';
import { lazyPart } from '../shared/loading/lazy-part';
import { useDocumentTitle } from '../shared/screens/use-document-title';
import { useUser } from '../shared/stores/session-store';
import { Brand } from '../shared/ui/brand';
import { Button, buttonClass } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/skeleton';
import { SessionWarning } from './session-warning';

const somethingWentWrong = 'Something went wrong';

const News = lazyPart(() => import('../features/account/notices/news'), 'News');

/** A signed-in user's frame: the side menu (or top bar) and the screen. */
export function ToolLayout() {
  const isMobile = useIsMobile();
  return (
    <div className="min-h-dvh">
      {isMobile ? <MobileNavigation /> : <SideNavigation />}
      <div className={isMobile ? 'pt-14 print:pt-0' : 'pl-64 print:pl-0'}>
        <MainArea className="mx-auto max-w-6xl px-4 py-8 md:px-10 md:py-12">
          <Suspense fallback={null}>
            <News />
          </Suspense>
          <Outlet />
        </MainArea>
      </div>
      <SessionWarning />
      <QuickKeys />
    </div>
  );
}

/** Pages for everyone: with the side menu for a user, under a plain header for a visitor. */
export function OpenLayout() {
  const user = useUser();
  if (user?.mustEnroll) return <EnrollLayout />;
  return user ? <ToolLayout /> : <VisitorLayout />;
}

/** For somebody who must set up a second factor: no menu, because nothing else is open to them. */
export function EnrollLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const logout = useLogout();
  return (
    <HeaderLayout
      beside={
        <Button
          variant="secondary"
          pendingText={logout.isPending && 'Logging out...'}
          onClick={() => logout.mutate()}
        >
          Logout
        </Button>
      }
    >
      {children}
    </HeaderLayout>
  );
}

function VisitorLayout() {
  return (
    <HeaderLayout
      beside={
        <Link to={paths.login} className={buttonClass('secondary')}>
          Sign In
        </Link>
      }
    >
      <Outlet />
    </HeaderLayout>
  );
}

/** A plain header, with the brand and one thing to do. */
function HeaderLayout({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="border-b border-rule">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-10">
          <Link to={paths.landing} className="rounded-md">
            <Brand />
          </Link>
          {beside}
        </div>
      </header>
      <MainArea className="mx-auto max-w-6xl px-4 py-8 md:px-10 md:py-12">{children}</MainArea>
    </div>
  );
}

/** Around every screen: the skip link, where focus and scroll go after navigation. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
      >
        Skip to content
      </a>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}

/** The landmark that the skip link and each navigation lead to. */
function MainArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} data-focus-target className={clsx('outline-none', className)}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </main>
  );
}

/** The shape of a screen while its code is on the way. */
function ScreenSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-4 w-96 max-w-full" />
      <Skeleton className="mt-8 h-1 w-full" />
      <Skeleton className="mt-10 w-full" />
      <Skeleton className="mt-3 w-5/6" />
    </div>
  );
}

/** Shown instead of everything when a screen fails to draw itself. */
export function RouteError() {
  useDocumentTitle(somethingWentWrong);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 p-6">
      <Brand />
      <h1 className="text-2xl">{somethingWentWrong}</h1>
      <p className="text-ink-soft">
        This screen could not be shown. Anything saved on the server is safe. Reload to try again.
      </p>
      <div>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </main>
  );
}

/**
 * After a change of screen the keyboard starts at its content, not at the clicked link that may
 * be gone. A change of query only (a new search, a filter) leaves the focus alone.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
