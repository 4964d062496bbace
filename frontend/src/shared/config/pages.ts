/** Who sees a page: everybody, only whoever is not signed in, or users. */
type Audience = 'everybody' | 'guests' | 'users';

/** Where the menu lists a page. The account's part also lists what only administrators see. */
export type MenuGroup = 'tools' | 'legal' | 'account' | 'administration';

export interface Page {
  path: string;
  /** In the window's title and, on most pages, at their head. */
  title: string;
  audience: Audience;
  /** Its line in the menu; without one it is reached from elsewhere. */
  menu?: { group: MenuGroup; label: string };
  /** Its card on the home page. */
  card?: { title: string; description: string };
}

/**
 * Every page once, in the order of the menu. Routes, links, menus, titles and the home page's cards
 * are made from this list, and so is the list of pages that the browser suite visits.
 */
export const pages = {
  home: {
    path: '/',
    title: 'Home',
    audience: 'users',
    menu: { group: 'tools', label: 'Home' },
  },
  search: {
    path: '/search',
    title: 'Case Law Search',
    audience: 'users',
    menu: { group: 'tools', label: 'Case Law Search' },
    card: { title: 'Case Law Search', description: 'Search case law and legal precedents' },
  },
  documentAnalysis: {
    path: '/document-analysis',
    title: 'Document Analysis',
    audience: 'users',
    menu: { group: 'tools', label: 'Document Analysis' },
    card: { title: 'Document Analysis', description: 'Upload and analyze legal documents' },
  },
  writingAssistant: {
    path: '/writing-assistant',
    title: 'Writing Assistant',
    audience: 'users',
    menu: { group: 'tools', label: 'Writing Assistant' },
  },
  citationGenerator: {
    path: '/citation-generator',
    title: 'Citation Generator',
    audience: 'users',
    menu: { group: 'tools', label: 'Citation Generator' },
    card: {
      title: 'Citation Generator',
      description: 'Generate professional legal citations automatically',
    },
  },
  templateGenerator: {
    path: '/template-generator',
    title: 'Template Generator',
    audience: 'users',
    menu: { group: 'tools', label: 'Template Generator' },
  },
  searchHistory: {
    path: '/search-history',
    title: 'Search History',
    audience: 'users',
    menu: { group: 'tools', label: 'Search History' },
  },
  insights: {
    path: '/insights',
    title: 'AI-Powered Legal Insights',
    audience: 'users',
    card: {
      title: 'AI-Powered Insights',
      description: 'Intelligent legal insights and recommendations',
    },
  },
  case: { path: '/cases/:id', title: 'Case', audience: 'users' },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    audience: 'everybody',
    menu: { group: 'legal', label: 'Privacy Policy' },
  },
  terms: {
    path: '/terms',
    title: 'Terms & Conditions',
    audience: 'everybody',
    menu: { group: 'legal', label: 'Terms' },
  },
  storage: {
    path: '/storage',
    title: 'Your storage',
    audience: 'users',
    menu: { group: 'account', label: 'Your storage' },
  },
  libraryAdmin: {
    path: '/admin/library',
    title: 'Case-law library',
    audience: 'users',
    menu: { group: 'administration', label: 'Case-law library' },
  },
  engineAdmin: {
    path: '/admin/engine',
    title: 'Engine',
    audience: 'users',
    menu: { group: 'administration', label: 'Engine' },
  },
  auditAdmin: {
    path: '/admin/audit',
    title: 'Audit log',
    audience: 'users',
    menu: { group: 'administration', label: 'Audit log' },
  },
  landing: { path: '/landing', title: 'Modernize Your Legal Practice', audience: 'everybody' },
  login: { path: '/login', title: 'Login', audience: 'guests' },
  notFound: { path: '*', title: '404 Page Not Found', audience: 'users' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The pages in their order, with all that a page may have. */
export const pageList = Object.entries<Page>(pages) as [PageName, Page][];

/** What a part of the menu lists. */
export function menuPages(group: MenuGroup): { name: PageName; label: string }[] {
  return pageList.flatMap(([name, { menu }]) =>
    menu?.group === group ? [{ name, label: menu.label }] : [],
  );
}
