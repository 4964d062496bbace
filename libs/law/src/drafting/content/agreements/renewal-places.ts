import type { PlaceholderSource } from '../../source/template-source.js';

/** How an agreement of supply runs on, and ends for a breach. */
export const RENEWAL_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'renewal_length',
    label: 'Renewal period',
    type: 'duration',
    usual: '1 year',
    hint: 'How long each renewal lasts.',
    near: /renew\w*/,
  },
  {
    name: 'renewal_notice',
    label: 'Notice against renewal',
    type: 'duration',
    usual: '60 days',
    hint: 'How long before the end notice must be given.',
    near: /non-?renewal|not to renew|\bunless\b[^.;]*(?:says? no|objects?|opts? out|gives? notice)/,
  },
  {
    name: 'cure_period',
    label: 'Time to cure a breach',
    type: 'duration',
    usual: '30 days',
    hint: 'How long a Party has to put a breach right.',
    near: /\bcure\w*|remed\w+|breach/,
  },
];
