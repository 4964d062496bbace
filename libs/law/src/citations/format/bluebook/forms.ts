import type { SourceKind } from '../shared/source-kind.js';
import { adminDecisionForms } from './cases/admin-decision.js';
import { caseForms } from './cases/case.js';
import { courtDocumentForms } from './cases/court-document.js';
import type { SourceForms } from './context.js';
import { constitutionForms } from './laws/constitution.js';
import { courtRuleForms } from './laws/court-rule.js';
import { executiveOrderForms } from './laws/executive-order.js';
import { hearingForms } from './laws/hearings.js';
import { billForms, legislativeReportForms } from './laws/legislative.js';
import { patentForms } from './laws/patent.js';
import { publicLawForms } from './laws/public-law.js';
import { statuteForms } from './laws/statute.js';
import { treatyForms } from './laws/treaty.js';
import { bookForms, chapterForms } from './secondary/book.js';
import { onlineForms, unpublishedForms } from './secondary/online.js';
import { journalForms, magazineForms, newspaperForms } from './secondary/periodical.js';
import { reportForms } from './secondary/report.js';

/** How each kind is cited; the other manuals take the legal ones from here. */
export const FORMS: Record<SourceKind, SourceForms> = {
  case: caseForms,
  'court-document': courtDocumentForms,
  'admin-decision': adminDecisionForms,
  statute: statuteForms,
  'public-law': publicLawForms,
  regulation: statuteForms,
  constitution: constitutionForms,
  'court-rule': courtRuleForms,
  'executive-order': executiveOrderForms,
  bill: billForms,
  hearing: hearingForms,
  'legislative-report': legislativeReportForms,
  treaty: treatyForms,
  patent: patentForms,
  journal: journalForms,
  magazine: magazineForms,
  newspaper: newspaperForms,
  book: bookForms,
  chapter: chapterForms,
  report: reportForms,
  thesis: unpublishedForms,
  web: onlineForms,
  unpublished: unpublishedForms,
};
