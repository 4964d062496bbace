import { lazyPart } from '../shared/loading/lazy-part';

/** Each screen is a chunk of its own, fetched when its route is shown for the first time. */
export const Landing = lazyPart(
  async () => (await import('../features/landing/landing-screen')).LandingScreen,
  'page',
);
export const Login = lazyPart(
  async () => (await import('../features/auth/login-screen')).LoginScreen,
  'page',
);
export const Home = lazyPart(
  async () => (await import('../features/home/home-screen')).HomeScreen,
  'screen',
);
export const Search = lazyPart(
  async () => (await import('../features/search/search-screen')).SearchScreen,
  'screen',
);
export const History = lazyPart(
  async () => (await import('../features/history/history-screen')).HistoryScreen,
  'screen',
);
export const CasePage = lazyPart(
  async () => (await import('../features/case-page/case-screen')).CaseScreen,
  'screen',
);
export const Citations = lazyPart(
  async () => (await import('../features/citations/citations-screen')).CitationsScreen,
  'screen',
);
export const DocumentAnalysis = lazyPart(
  async () => (await import('../features/documents/analysis-screen')).DocumentAnalysisScreen,
  'screen',
);
export const Insights = lazyPart(
  async () => (await import('../features/documents/analysis-screen')).InsightsScreen,
  'screen',
);
export const Writing = lazyPart(
  async () => (await import('../features/writing/writing-screen')).WritingScreen,
  'screen',
);
export const Templates = lazyPart(
  async () => (await import('../features/templates/template-screen')).TemplateScreen,
  'screen',
);
export const Storage = lazyPart(
  async () => (await import('../features/storage/storage-screen')).StorageScreen,
  'screen',
);
export const LibraryAdmin = lazyPart(
  async () => (await import('../features/library-admin/library-screen')).LibraryScreen,
  'screen',
);
export const EngineAdmin = lazyPart(
  async () => (await import('../features/engine-admin/engine-screen')).EngineScreen,
  'screen',
);
export const AuditAdmin = lazyPart(
  async () => (await import('../features/audit-admin/audit-screen')).AuditScreen,
  'screen',
);
export const PrivacyPolicy = lazyPart(
  async () => (await import('../features/legal/privacy-policy-screen')).PrivacyPolicyScreen,
  'screen',
);
export const Terms = lazyPart(
  async () => (await import('../features/legal/terms-screen')).TermsScreen,
  'screen',
);
export const NotFound = lazyPart(
  async () => (await import('./not-found-screen')).NotFoundScreen,
  'screen',
);
