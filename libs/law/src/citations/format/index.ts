export { shortCaption } from './bluebook/cases/caption.js';
export { formatCitation } from './format-citation.js';
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
