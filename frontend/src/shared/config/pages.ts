import type { RouteRule } from '@casewright/contracts';

/** Where the menu lists a page. */
export type MenuGroup = 'tools' | 'legal' | 'account' | 'administration';

export interface Page {
  path: string;
  /** In the window's title and, on most pages, at their head. */
  title: string;
  /** What menus and cards call it, where that is not its title. */
  label?: string;
  /** Who sees it, where that is not users alone. */
  audience?: 'everybody' | 'guests';
  /** Which roles have use of it, where that is not all: menus and cards name it to nobody else. */
  rule?: RouteRule;
  /** Where the menu lists it; without one it is reached from elsewhere. */
  menu?: MenuGroup;
  /** What its card on the home page says; without one it has no card. */
  card?: string;
}

function administration<P extends string, R extends RouteRule>(path: P, title: string, rule: R) {
  return { path, title, rule, menu: 'administration' } as const;
}

/**
 * Every page once, in the order of the menu. Routes, links, menus, titles and the home page's cards
 * are made from this list, and so is the list of pages that the browser suite visits.
 */
export const pages = {
  home: { path: '/', title: 'Home', menu: 'tools' },
  search: {
    path: '/search',
    title: 'Case Law Search',
    rule: 'read',
    menu: 'tools',
    card: 'Search case law and legal precedents',
  },
  documentAnalysis: {
    path: '/document-analysis',
    title: 'Document Analysis',
    rule: 'read',
    menu: 'tools',
    card: 'Upload and analyze legal documents',
  },
  writingAssistant: {
    path: '/writing-assistant',
    title: 'Writing Assistant',
    rule: 'write',
    menu: 'tools',
  },
  citationGenerator: {
    path: '/citation-generator',
    title: 'Citation Generator',
    rule: 'read',
    menu: 'tools',
    card: 'Generate professional legal citations automatically',
  },
  templateGenerator: {
    path: '/template-generator',
    title: 'Template Generator',
    rule: 'read',
    menu: 'tools',
  },
  searchHistory: { path: '/search-history', title: 'Search History', rule: 'read', menu: 'tools' },
  insights: {
    path: '/insights',
    title: 'AI-Powered Legal Insights',
    label: 'AI-Powered Insights',
    rule: 'read',
    card: 'Intelligent legal insights and recommendations',
  },
  case: { path: '/cases/:id', title: 'Case' },
  sample: {
    path: '/sample',
    title: 'Try the Writing Assistant',
    audience: 'everybody',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    audience: 'everybody',
    menu: 'legal',
  },
  terms: {
    path: '/terms',
    title: 'Terms & Conditions',
    label: 'Terms',
    audience: 'everybody',
    menu: 'legal',
  },
  account: { path: '/account', title: 'Your account', menu: 'account' },
  storage: { path: '/storage', title: 'Your storage', menu: 'account' },
  usage: { path: '/account/usage', title: 'Your usage', menu: 'account' },
  usersAdmin: administration('/admin/users', 'Users', 'administer'),
  leadsAdmin: administration('/admin/leads', 'Leads', 'administer'),
  libraryAdmin: administration('/admin/library', 'Case-law library', 'administer'),
  engineAdmin: administration('/admin/engine', 'Engine', 'administer'),
  usageAdmin: administration('/admin/usage', 'Usage', 'oversee'),
  auditAdmin: administration('/admin/audit', 'Audit log', 'oversee'),
  retentionAdmin: administration('/admin/retention', 'Retention', 'oversee'),
  healthAdmin: administration('/admin/health', 'System health', 'oversee'),
  landing: { path: '/landing', title: 'Modernize Your Legal Practice', audience: 'everybody' },
  login: { path: '/login', title: 'Login', audience: 'guests' },
  resetPassword: {
    path: '/reset-password',
    title: 'Choose a new password',
    audience: 'everybody',
  },
  signOn: { path: '/sign-on', title: 'Single sign-on', audience: 'everybody' },
  invitation: { path: '/invitation', title: 'Open your account', audience: 'everybody' },
  setup: { path: '/setup', title: 'Become the administrator', audience: 'everybody' },
  notFound: { path: '*', title: '404 Page Not Found' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The pages in their order, with all that a page may have. */
export const pageList = Object.entries<Page>(pages) as [PageName, Page][];

/** What menus and cards call a page. */
export function labelOf({ label, title }: Page): string {
  return label ?? title;
}
