import { createBrowserRouter } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { GuestOnly } from './guards/guest-only';
import { UserOrLanding } from './guards/user-or-landing';
import { OpenLayout } from './layouts/open-layout';
import { RootLayout } from './layouts/root-layout';
import { RouteError } from './layouts/route-error';
import * as screens from './screens';

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
