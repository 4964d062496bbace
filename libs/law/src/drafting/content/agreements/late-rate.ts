import type { PlaceholderSource } from '../../source/template-source.js';

const RATE =
  '(\\d{1,2}(?:\\.\\d+)?)\\s?(?:%|percent)(?!\\s(?:a|per|each)\\s(?:month|week|day)|\\/(?:month|week|day))';
const LATE = '(?:interest|late|overdue)';

export const LATE_RATE: PlaceholderSource = {
  name: 'late_rate',
  label: 'Late-payment interest',
  type: 'number',
  usual: '8',
  hint: 'Percent a year.',
  capture: [
    new RegExp(`${LATE}[^.;]{0,40}?${RATE}`, 'i'),
    new RegExp(`${RATE}[^.;]{0,40}${LATE}`, 'i'),
  ],
};
