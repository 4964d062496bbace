import { lazy } from 'react';

/** Each screen is a chunk of its own, fetched when its route is shown for the first time. */
export const Landing = lazy(async () => ({
  default: (await import('../features/landing/landing-screen')).LandingScreen,
}));
export const Login = lazy(async () => ({
  default: (await import('../features/auth/login-screen')).LoginScreen,
}));
export const Home = lazy(async () => ({
  default: (await import('../features/home/home-screen')).HomeScreen,
}));
export const Search = lazy(async () => ({
  default: (await import('../features/search/search-screen')).SearchScreen,
}));
export const History = lazy(async () => ({
  default: (await import('../features/history/history-screen')).HistoryScreen,
}));
export const CasePage = lazy(async () => ({
  default: (await import('../features/case-page/case-screen')).CaseScreen,
}));
export const Citations = lazy(async () => ({
  default: (await import('../features/citations/citations-screen')).CitationsScreen,
}));
export const DocumentAnalysis = lazy(async () => ({
  default: (await import('../features/documents/document-analysis-screen')).DocumentAnalysisScreen,
}));
export const Insights = lazy(async () => ({
  default: (await import('../features/documents/insights-screen')).InsightsScreen,
}));
export const Writing = lazy(async () => ({
  default: (await import('../features/writing/writing-screen')).WritingScreen,
}));
export const Templates = lazy(async () => ({
  default: (await import('../features/templates/template-screen')).TemplateScreen,
}));
export const LibraryAdmin = lazy(async () => ({
  default: (await import('../features/library-admin/library-screen')).LibraryScreen,
}));
export const EngineAdmin = lazy(async () => ({
  default: (await import('../features/engine-admin/engine-screen')).EngineScreen,
}));
export const AuditAdmin = lazy(async () => ({
  default: (await import('../features/audit-admin/audit-screen')).AuditScreen,
}));
export const PrivacyPolicy = lazy(async () => ({
  default: (await import('../features/legal/privacy-policy-screen')).PrivacyPolicyScreen,
}));
export const Terms = lazy(async () => ({
  default: (await import('../features/legal/terms-screen')).TermsScreen,
}));
export const NotFound = lazy(async () => ({
  default: (await import('../features/not-found/not-found-screen')).NotFoundScreen,
}));
