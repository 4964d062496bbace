import type { ComponentType } from 'react';
import type { PageName } from '../shared/config/pages';
import { type ComponentOf, lazyPart } from '../shared/loading/lazy-part';

/** The screen of each page: a chunk of its own, fetched when it is shown for the first time. */
export const screens: Record<PageName, ComponentType> = {
  landing: lazyPart(() => import('../features/landing/landing-screen'), 'LandingScreen', 'page'),
  login: lazyPart(() => import('../features/auth/login-screen'), 'LoginScreen', 'page'),
  home: screen(() => import('../features/home/home-screen'), 'HomeScreen'),
  search: screen(() => import('../features/search/search-screen'), 'SearchScreen'),
  searchHistory: screen(() => import('../features/history/history-screen'), 'HistoryScreen'),
  case: screen(() => import('../features/case-page/case-screen'), 'CaseScreen'),
  citationGenerator: screen(
    () => import('../features/citations/citations-screen'),
    'CitationsScreen',
  ),
  documentAnalysis: screen(
    () => import('../features/documents/analysis-screen'),
    'DocumentAnalysisScreen',
  ),
  insights: screen(() => import('../features/documents/analysis-screen'), 'InsightsScreen'),
  writingAssistant: screen(() => import('../features/writing/writing-screen'), 'WritingScreen'),
  sample: screen(() => import('../features/writing/sample-screen'), 'SampleScreen'),
  templateGenerator: screen(
    () => import('../features/templates/template-screen'),
    'TemplateScreen',
  ),
  account: screen(() => import('../features/account/account-screen'), 'AccountScreen'),
  storage: screen(() => import('../features/storage/storage-screen'), 'StorageScreen'),
  usage: screen(() => import('../features/usage/usage-screen'), 'UsageScreen'),
  usageAdmin: screen(() => import('../features/usage/usage-screen'), 'AllUsageScreen'),
  usersAdmin: screen(() => import('../features/users-admin/users-screen'), 'UsersScreen'),
  leadsAdmin: screen(() => import('../features/leads-admin/leads-screen'), 'LeadsScreen'),
  libraryAdmin: screen(() => import('../features/library-admin/library-screen'), 'LibraryScreen'),
  engineAdmin: screen(() => import('../features/engine-admin/engine-screen'), 'EngineScreen'),
  auditAdmin: screen(() => import('../features/audit-admin/audit-screen'), 'AuditScreen'),
  retentionAdmin: screen(
    () => import('../features/retention-admin/retention-screen'),
    'RetentionScreen',
  ),
  healthAdmin: screen(() => import('../features/health-admin/health-screen'), 'HealthScreen'),
  privacyPolicy: screen(
    () => import('../features/legal/privacy-policy-screen'),
    'PrivacyPolicyScreen',
  ),
  terms: screen(() => import('../features/legal/terms-screen'), 'TermsScreen'),
  resetPassword: screen(() => import('../features/auth/reset/reset-screen'), 'ResetScreen'),
  signOn: screen(() => import('../features/auth/single-sign-on/sign-on-screen'), 'SignOnScreen'),
  invitation: screen(() => import('../features/auth/invitation-screen'), 'InvitationScreen'),
  setup: screen(() => import('../features/auth/setup-screen'), 'SetupScreen'),
  notFound: screen(() => import('./not-found-screen'), 'NotFoundScreen'),
};

/** A screen alongside the menu: one that does not arrive leaves the menu there. */
function screen<M, N extends ComponentOf<M>>(load: () => Promise<M>, name: N): M[N] {
  return lazyPart(load, name, 'screen');
}
