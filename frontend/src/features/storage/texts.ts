import type { QuotaUse } from '@casewright/contracts';

// Storage screen

interface KindWords {
  label: string;
  /** After the figures. */
  unit?: string;
  /** What happens at the limit, if it is not that nothing can be added. */
  atLimit?: string;
}

export const KIND_WORDS: Record<QuotaUse['kind'], KindWords> = {
  documents: { label: 'Documents' },
  'document-megabytes': { label: 'Size of your documents', unit: ' MB' },
  drafts: { label: 'Saved drafts' },
  'draft-versions': {
    label: 'Versions of a draft',
    atLimit:
      'For the draft with the most versions. At the limit, save your work as a new draft; no version is removed.',
  },
  reviews: { label: 'Reviews of cite checks' },
  history: {
    label: 'Search history',
    atLimit: 'At the limit, the oldest entries are removed.',
  },
  exports: {
    label: 'Records of exports',
    atLimit:
      'At the limit, the oldest records are removed. Files you have downloaded are not affected.',
  },
};

/** `12 of 500`, or `12` where there is no limit. */
export function figuresOf({ kind, used, limit }: QuotaUse): string {
  const figure = (number: number) => number.toLocaleString('en-US');
  const { unit = '' } = KIND_WORDS[kind];
  return limit === null
    ? `${figure(used)}${unit}, no limit`
    : `${figure(used)} of ${figure(limit)}${unit}`;
}
