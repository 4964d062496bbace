import type { ComponentType } from 'react';
import type { PageName } from '../shared/config/pages';
import { lazyPart } from '../shared/loading/lazy-part';

/** The screen of each page: a chunk of its own, fetched when it is shown for the first time. */
export const screens: Record<PageName, ComponentType> = {
  landing: lazyPart(
    async () => (await import('../features/landing/landing-screen')).LandingScreen,
    'page',
  ),
  login: lazyPart(async () => (await import('../features/auth/login-screen')).LoginScreen, 'page'),
  home: screen(async () => (await import('../features/home/home-screen')).HomeScreen),
  search: screen(async () => (await import('../features/search/search-screen')).SearchScreen),
  searchHistory: screen(
    async () => (await import('../features/history/history-screen')).HistoryScreen,
  ),
  case: screen(async () => (await import('../features/case-page/case-screen')).CaseScreen),
  citationGenerator: screen(
    async () => (await import('../features/citations/citations-screen')).CitationsScreen,
  ),
  documentAnalysis: screen(
    async () => (await import('../features/documents/analysis-screen')).DocumentAnalysisScreen,
  ),
  insights: screen(
    async () => (await import('../features/documents/analysis-screen')).InsightsScreen,
  ),
  writingAssistant: screen(
    async () => (await import('../features/writing/writing-screen')).WritingScreen,
  ),
  templateGenerator: screen(
    async () => (await import('../features/templates/template-screen')).TemplateScreen,
  ),
  account: screen(async () => (await import('../features/account/account-screen')).AccountScreen),
  storage: screen(async () => (await import('../features/storage/storage-screen')).StorageScreen),
  usage: screen(async () => (await import('../features/usage/usage-screen')).UsageScreen),
  usageAdmin: screen(async () => (await import('../features/usage/usage-screen')).AllUsageScreen),
  usersAdmin: screen(
    async () => (await import('../features/users-admin/users-screen')).UsersScreen,
  ),
  leadsAdmin: screen(
    async () => (await import('../features/leads-admin/leads-screen')).LeadsScreen,
  ),
  libraryAdmin: screen(
    async () => (await import('../features/library-admin/library-screen')).LibraryScreen,
  ),
  engineAdmin: screen(
    async () => (await import('../features/engine-admin/engine-screen')).EngineScreen,
  ),
  auditAdmin: screen(
    async () => (await import('../features/audit-admin/audit-screen')).AuditScreen,
  ),
  retentionAdmin: screen(
    async () => (await import('../features/retention-admin/retention-screen')).RetentionScreen,
  ),
  healthAdmin: screen(
    async () => (await import('../features/health-admin/health-screen')).HealthScreen,
  ),
  privacyPolicy: screen(
    async () => (await import('../features/legal/privacy-policy-screen')).PrivacyPolicyScreen,
  ),
  terms: screen(async () => (await import('../features/legal/terms-screen')).TermsScreen),
  resetPassword: screen(
    async () => (await import('../features/auth/reset/reset-screen')).ResetScreen,
  ),
  signOn: screen(
    async () => (await import('../features/auth/single-sign-on/sign-on-screen')).SignOnScreen,
  ),
  invitation: screen(
    async () => (await import('../features/auth/invitation/invitation-screen')).InvitationScreen,
  ),
  setup: screen(async () => (await import('../features/auth/setup/setup-screen')).SetupScreen),
  notFound: screen(async () => (await import('./not-found-screen')).NotFoundScreen),
};

/** A screen alongside the menu: one that does not arrive leaves the menu there. */
function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazyPart(load, 'screen');
}
