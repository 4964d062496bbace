import { shortDate } from '../shared/dates.js';
import { printPin } from '../shared/pins.js';
import { join, type Rich, rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import { adminDecisionForms } from './cases/admin-decision.js';
import { caseForms } from './cases/case.js';
import { readDecision } from './cases/decision.js';
import type { Context, SourceForms } from './context.js';
import { constitutionForms } from './laws/constitution.js';
import { courtRuleForms } from './laws/court-rule.js';
import { executiveOrderForms } from './laws/executive-order.js';
import { hearingForms } from './laws/hearings.js';
import { billForms, legislativeReportForms } from './laws/legislative.js';
import { patentForms } from './laws/patent.js';
import { publicLawForms } from './laws/public-law.js';
import { statuteForms } from './laws/statute.js';
import { treatyForms } from './laws/treaty.js';
import { afterName, pinOf } from './pin-cite.js';
import { bookForms, chapterForms } from './secondary/book.js';
import { onlineForms, unpublishedForms } from './secondary/online.js';
import { journalForms, magazineForms, newspaperForms } from './secondary/periodical.js';
import { reportForms } from './secondary/report.js';

const courtDocumentForms: SourceForms = {
  full: (context) => cited(context, caseForms.full),
  short: (context) => cited(context, caseForms.short),
  laterPin: caseForms.laterPin,
};

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

/** Filings, with their place in the electronic docket behind (rule B17.1.4): `Decl. of X at 7, Case, cite (No. 09 Civ. 05095)`; the pin is the filing's (rule 10.8.3). */
function cited(context: Context, form: (context: Context) => Rich): Rich {
  const number = context.item.text('number');
  const bare: Context = { ...context, options: { ...context.options, pin: undefined } };
  if (!context.item.text('title')) return ofRecord(context);
  const printed = readDecision(bare).printings.length > 0;
  return join(
    [
      rich(context.item.text('document-name'), afterName(pinOf(context))),
      join([form(bare), printed && number ? `(No. ${number})` : undefined], ' '),
      context.item.text('call-number'),
    ],
    ', ',
  );
}

/** The record of the case at hand: `Kessler Dep. 44:10–19, Mar. 9, 2022`, `R. at 5` (rules B17.1.1, B17.1.2). */
function ofRecord(context: Context): Rich {
  const name = context.item.text('document-name') ?? '';
  const pin = pinOf(context);
  const isAppellate = /^(?:R\.|J\.A\.)$/.test(name);
  const place =
    isAppellate || pin.length === 0
      ? afterName(pin)
      : rich(/\d$/.test(name) ? ', ' : ' ', printPin(pin));
  return join(
    [rich(name, place), shortDate(context.item.date('issued')), context.item.text('call-number')],
    ', ',
  );
}
