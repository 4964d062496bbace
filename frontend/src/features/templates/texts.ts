import type { Asked } from './work/work-state';

/** What a first look begins with; everything in it is made up. */
export const EXAMPLE: Asked = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, for the purpose of evaluating a joint venture. Confidentiality lasts three years. Non-solicitation of employees for one year.',
  jurisdiction: 'California',
};
