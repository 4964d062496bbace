import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusOnNavigation } from '../use-focus-on-navigation';

/** Around every screen: the skip link, where focus and scroll go on navigation. */
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
