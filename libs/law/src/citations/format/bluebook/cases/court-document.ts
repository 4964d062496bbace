import { join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, pinOf } from '../pin-cite.js';
import { caseForms } from './case.js';
import { readDecision } from './decision.js';

/** Filings: `Decl. of X at 7, Case, cite (No. 09 Civ. 05095)`; the pin is the filing's (rule 10.8.3). */
function cited(context: Context, form: (context: Context) => Rich): Rich {
  const number = context.item.text('number');
  const bare: Context = { ...context, options: { ...context.options, pin: undefined } };
  const printed = readDecision(bare).printings.length > 0;
  return join(
    [
      rich(context.item.text('document-name'), afterName(pinOf(context))),
      join([form(bare), printed && number ? `(No. ${number})` : undefined], ' '),
    ],
    ', ',
  );
}

export const courtDocumentForms: SourceForms = {
  full: (context) => cited(context, caseForms.full),
  short: (context) => cited(context, caseForms.short),
  laterPin: caseForms.laterPin,
};
