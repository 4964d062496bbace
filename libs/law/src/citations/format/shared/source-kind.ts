import type { Item } from './item.js';

/** Kinds of source that are cited differently; several CSL types share one. */
export type SourceKind =
  | 'case'
  | 'court-document'
  | 'admin-decision'
  | 'statute'
  | 'public-law'
  | 'regulation'
  | 'constitution'
  | 'court-rule'
  | 'executive-order'
  | 'bill'
  | 'hearing'
  | 'legislative-report'
  | 'treaty'
  | 'patent'
  | 'journal'
  | 'magazine'
  | 'newspaper'
  | 'book'
  | 'chapter'
  | 'report'
  | 'thesis'
  | 'web'
  | 'unpublished';

const SIMPLE = new Map<string, SourceKind>([
  ['bill', 'bill'],
  ['hearing', 'hearing'],
  ['treaty', 'treaty'],
  ['patent', 'patent'],
  ['article-journal', 'journal'],
  ['review', 'journal'],
  ['review-book', 'journal'],
  ['article-magazine', 'magazine'],
  ['article-newspaper', 'newspaper'],
  ['book', 'book'],
  ['chapter', 'chapter'],
  ['entry-encyclopedia', 'chapter'],
  ['entry-dictionary', 'chapter'],
  ['entry', 'chapter'],
  ['paper-conference', 'chapter'],
  ['thesis', 'thesis'],
  ['webpage', 'web'],
  ['post', 'web'],
  ['post-weblog', 'web'],
  ['broadcast', 'web'],
  ['motion_picture', 'web'],
  ['song', 'web'],
  ['dataset', 'report'],
  ['software', 'web'],
  ['report', 'report'],
  ['standard', 'report'],
  ['manuscript', 'unpublished'],
  ['personal_communication', 'unpublished'],
  ['interview', 'unpublished'],
  ['speech', 'unpublished'],
  ['document', 'unpublished'],
]);

/** Types under which any law may be entered; its fields tell which it is. */
const LAW = new Set(['legislation', 'statute', 'regulation', 'gazette', 'article']);
const CONSTITUTION = /\bConst(?:itution|\.)/;
const RULES = /\bR\. (?:Civ|Crim|App|Bankr|Evid)\b|\bRules? of\b|^Sup\. Ct\. R\./;
const RESTATEMENT =
  /^(?:Restatement \(|Model Penal Code|Model Rules)|Guidelines Manual|^(?:U\.C\.C\.|Uniform Commercial Code)/;
const ORDER = /\b(?:Exec(?:utive|\.) Order|Proclamation)\b/i;
/** Treaty series, whose items have a number and no section (Bluebook T4, Indigo T6). */
const SERIES =
  /^(?:C\.E\.T\.S\.|E\.T\.S\.|T\.I\.A\.S\.|T\.S\.|E\.A\.S\.|S\. (?:Treaty|Exec\.) Doc\.|O\.A\.S\.T\.S\.)/;
const COMPILATION = /^(?:C\.F\.R\.|CFR|Code of Federal Regulations|Fed\. Reg\.|Federal Register)$/;

const isPublicLaw = (item: Item): boolean =>
  /^(?:Pub|Priv|P\.)/i.test(item.text('number') ?? '') ||
  (item.flag('gazette-flag') && item.text('number') !== undefined) ||
  /^(?:Stat\.|Statutes at Large|United States Statutes at Large)$/.test(
    item.text('container-title') ?? '',
  ) ||
  (item.text('container-title') === undefined &&
    /^\d{2,3}[-–]\d+$/.test(item.text('number') ?? ''));

function kindOfLaw(item: Item): SourceKind {
  const code = item.text('container-title') ?? '';
  const title = item.text('title') ?? '';
  const name = code || title;
  if (
    ORDER.test(`${item.text('genre') ?? ''} ${item.text('number') ?? ''}`) ||
    (ORDER.test(title) && /\d/.test(title))
  )
    return 'executive-order';
  if (SERIES.test(code)) return 'treaty';
  if (CONSTITUTION.test(name) && !/Act/.test(name)) return 'constitution';
  if (
    RESTATEMENT.test(name) ||
    (RULES.test(name) && !item.text('publisher') && !COMPILATION.test(code))
  )
    return 'court-rule';
  if (isPublicLaw(item)) return 'public-law';
  return item.type === 'regulation' || COMPILATION.test(code) ? 'regulation' : 'statute';
}

const CONGRESSIONAL = /^(?:S\.|H\.R\.|H\.|J\.) ?(?:Conf\. )?(?:Rep|Doc|Comm|Print|Treaty|Exec)/;

/** The kind an item is cited as. */
export function kindOf(item: Item): SourceKind {
  if (item.type === 'legal_case' || item.type === 'case') {
    if (item.text('document-name')) return 'court-document';
    return item.flag('admin-flag') ? 'admin-decision' : 'case';
  }
  if (LAW.has(item.type)) return kindOfLaw(item);
  if (item.type === 'book' && RESTATEMENT.test(item.text('title') ?? '')) return 'court-rule';
  if (item.type === 'report' && CONGRESSIONAL.test(item.text('genre') ?? ''))
    return 'legislative-report';
  return SIMPLE.get(item.type) ?? 'unpublished';
}

/** Kinds that are law or the making of law; each manual sends them to legal style. */
const LEGAL: ReadonlySet<SourceKind> = new Set([
  'case',
  'court-document',
  'admin-decision',
  'statute',
  'public-law',
  'regulation',
  'constitution',
  'court-rule',
  'executive-order',
  'bill',
  'hearing',
  'legislative-report',
  'treaty',
  'patent',
]);

export const isLegal = (kind: SourceKind): boolean => LEGAL.has(kind);
