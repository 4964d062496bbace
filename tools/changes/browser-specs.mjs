/**
 * The browser specs of each feature, by the beginnings of their names. What a feature does not have
 * to itself (keyboard, toasts, loading) runs when the application or what is shared has changed.
 */
export const SPECS_OF_FEATURES = {
  account: [
    'own-account',
    'notices',
    'own-data',
    'api-keys',
    'second-factor',
    'passkeys',
    'session',
    'storage',
  ],
  'audit-admin': ['audit-admin'],
  auth: [
    ...['account', 'guards', 'session', 'reset-password', 'setup'],
    ...['second-factor', 'passkeys', 'invitations'],
  ],
  'case-page': ['case-page', 'citator'],
  citations: ['citation-', 'cite-check'],
  documents: ['document-', 'insights', 'jobs'],
  'engine-admin': ['engine-admin'],
  'health-admin': ['health-admin'],
  history: ['history', 'points'],
  home: ['home'],
  landing: ['landing', 'guards'],
  legal: ['legal-pages'],
  'leads-admin': ['leads-admin'],
  'retention-admin': ['retention-admin'],
  'library-admin': ['library-admin'],
  navigation: ['navigation', 'appearance', 'account'],
  search: ['search', 'points', 'tooltips'],
  storage: ['storage'],
  templates: ['template-', 'jobs'],
  'users-admin': ['users-admin', 'invitations'],
  writing: ['writing-', 'jobs'],
};
/** They go through the screens of every feature. */
const THROUGH_ALL = ['accessibility', 'specification', 'export'];

/** Whether the browser spec at `path` shows the feature. */
export function showsFeature(feature, path) {
  const names = [...(SPECS_OF_FEATURES[feature] ?? ['']), ...THROUGH_ALL];
  const file = path.slice(path.lastIndexOf('/') + 1);
  return names.some((name) => file.startsWith(name));
}
