import { createBrowserRouter, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { useUser } from '../shared/session/session-store';
import { OpenLayout, RootLayout, RouteError, ToolLayout } from './layouts';
import * as screens from './screens';
import { Landing } from './screens';
import type { SessionEndedState } from './session-watch';

/**
 * Every route of the application. What is neither public nor legal needs a stored user; a visitor
 * sees the landing page there, at the same address.
 */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      { path: paths.landing, element: <screens.Landing /> },
      { element: <GuestOnly />, children: [{ path: paths.login, element: <screens.Login /> }] },
      {
        element: <OpenLayout />,
        children: [
          { path: paths.privacyPolicy, element: <screens.PrivacyPolicy /> },
          { path: paths.terms, element: <screens.Terms /> },
        ],
      },
      {
        element: <UserOrLanding />,
        children: [
          { path: paths.home, element: <screens.Home /> },
          { path: paths.search, element: <screens.Search /> },
          { path: paths.case, element: <screens.CasePage /> },
          { path: paths.storage, element: <screens.Storage /> },
          { path: paths.libraryAdmin, element: <screens.LibraryAdmin /> },
          { path: paths.engineAdmin, element: <screens.EngineAdmin /> },
          { path: paths.auditAdmin, element: <screens.AuditAdmin /> },
          { path: paths.searchHistory, element: <screens.History /> },
          { path: paths.documentAnalysis, element: <screens.DocumentAnalysis /> },
          { path: paths.writingAssistant, element: <screens.Writing /> },
          { path: paths.citationGenerator, element: <screens.Citations /> },
          { path: paths.templateGenerator, element: <screens.Templates /> },
          { path: paths.insights, element: <screens.Insights /> },
          { path: '*', element: <screens.NotFound /> },
        ],
      },
    ],
  },
]);

/** The login screen: who is signed in, or has just become so, goes home or where they were. */
function GuestOnly() {
  const user = useUser();
  const state = useLocation().state as Partial<SessionEndedState> | null;
  return user ? <Navigate to={state?.from ?? paths.home} replace /> : <Outlet />;
}

/** The tool for a signed-in user; for a visitor the landing page, at the same address. */
function UserOrLanding() {
  return useUser() ? <ToolLayout /> : <Landing />;
}
