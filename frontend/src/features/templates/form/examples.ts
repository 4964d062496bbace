import type { Asked } from '../work/work-state';

/** What a first look begins with; everything in it is made up. */
export const EXAMPLE: Asked = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, to evaluate a possible joint venture. Confidentiality lasts three years after disclosure. Neither side may solicit the other’s employees for one year.',
  jurisdiction: 'California',
};
