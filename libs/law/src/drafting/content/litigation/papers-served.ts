import type { PlaceholderSource } from '../../source/template-source.js';

/** How papers are served in the courts of the United States, unless the requirements say otherwise. */
const US_SERVICE: NonNullable<PlaceholderSource['usual']> = Object.fromEntries(
  (['california', 'new-york', 'texas', 'delaware', 'florida', 'illinois', 'federal'] as const).map(
    (place) => [place, 'the court’s electronic filing system'],
  ),
);

/** What the certificate of service asks for. */
export const PAPERS_SERVED: readonly PlaceholderSource[] = [
  {
    name: 'service_date',
    label: 'Date of service',
    type: 'date',
    hint: 'The day of filing, in general.',
    near: /(?:date|certificate) of service|service date/,
  },
  {
    name: 'service_method',
    label: 'Manner of service',
    type: 'text',
    usual: US_SERVICE,
    hint: 'How each person was served.',
  },
];
