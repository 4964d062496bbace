export { shortCaption } from './bluebook/cases/caption.js';
export { formatCitation } from './format-citation.js';
export { readDate, shortDate } from './shared/dates.js';
export { type FormatOptions, STYLES, type Style } from './styles.js';
export type {
  CaseHistory,
  CslDate,
  CslItem,
  CslName,
  FormattedCitation,
  Forms,
  ParallelCitation,
} from './types.js';
