export { formatCitation } from './format-citation.js';
export type {
  CaseHistory,
  CslDate,
  CslItem,
  CslName,
  FormatOptions,
  FormattedCitation,
  Forms,
  ParallelCitation,
  Position,
  Style,
} from './types.js';
