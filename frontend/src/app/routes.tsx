import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { type Page, type PageName, pageList, pages } from '../shared/config/pages';
import { paths } from '../shared/config/paths';
import { lazyPart } from '../shared/loading/lazy-part';
import { useUser } from '../shared/stores/session-store';
import { EnrollLayout, OpenLayout, RootLayout, RouteError, ToolLayout } from './layouts';
import { screens } from './screens';
import type { SessionEndedState } from './session-watch';

const MustEnrollScreen = lazyPart(
  () => import('../features/account/second-factors/must-enroll-screen'),
  'MustEnrollScreen',
  'page',
);

/**
 * Every route of the application. A page for users needs a stored user; a visitor sees the landing
 * page there, at the same address.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      routeOf('landing'),
      { element: <GuestOnly />, children: routesFor('guests') },
      { element: <OpenLayout />, children: routesFor('everybody', 'landing') },
      { element: <UserOrLanding />, children: routesFor() },
    ],
  },
];

function routesFor(audience?: Page['audience'], ...but: PageName[]): RouteObject[] {
  return pageList
    .filter(([name, page]) => page.audience === audience && !but.includes(name))
    .map(([name]) => routeOf(name));
}

function routeOf(name: PageName): RouteObject {
  const Screen = screens[name];
  return { path: pages[name].path, element: <Screen /> };
}

/** The login screen: a signed-in user goes home, or back to where they were. */
function GuestOnly() {
  const user = useUser();
  const state = useLocation().state as Partial<SessionEndedState> | null;
  return user ? <Navigate to={state?.from ?? paths.home} replace /> : <Outlet />;
}

/** The tool for a signed-in user, once what is required of the account is there; for a visitor the landing page, at the same address. */
function UserOrLanding() {
  const user = useUser();
  if (user?.mustEnroll) {
    return (
      <EnrollLayout>
        <MustEnrollScreen />
      </EnrollLayout>
    );
  }
  return user ? <ToolLayout /> : <screens.landing />;
}
