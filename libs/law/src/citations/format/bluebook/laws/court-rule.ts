import { join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';

/** Rules of procedure and evidence written out (rule 12.9.3, Indigo R18). */
const NAMES = new Map([
  ['Federal Rules of Civil Procedure', 'Fed. R. Civ. P.'],
  ['Federal Rules of Criminal Procedure', 'Fed. R. Crim. P.'],
  ['Federal Rules of Appellate Procedure', 'Fed. R. App. P.'],
  ['Federal Rules of Bankruptcy Procedure', 'Fed. R. Bankr. P.'],
  ['Federal Rules of Evidence', 'Fed. R. Evid.'],
  ['Rules of the Supreme Court of the United States', 'Sup. Ct. R.'],
  ['Supreme Court Rules', 'Sup. Ct. R.'],
  ['Cal. Rules of Court', 'Cal. R. Ct.'],
  ['Model Rules of Professional Conduct', 'Model Rules of Pro. Conduct'],
  ['United States Sentencing Guidelines Manual', "U.S. Sent'g Guidelines Manual"],
  ['U.S. Sentencing Guidelines Manual', "U.S. Sent'g Guidelines Manual"],
  ['Uniform Commercial Code', 'U.C.C.'],
]);

/** Sections, not rules: the guidelines and uniform acts (rules 12.9.4, 12.9.5). */
const BY_SECTION = /Guidelines|U\.C\.C\.|Code\b|Act\b|Restatement|Penal/;

const ruleName = (text: string): string => NAMES.get(text.replace(/^The /, '')) ?? text;

/** `12(b)(6)` after rules, `r. 1.1` after Model Rules, `§ 3B1.1` after guidelines. */
function numberText(name: string, text: string): string {
  const bare = text.replace(/^(?:rr?\.|rules?|secs?\.|sections?|§+)\s*/i, '');
  if (BY_SECTION.test(name)) return /^(?:[a-z]{2,}\.|[a-z]{3,} )/i.test(bare) ? bare : `§ ${bare}`;
  return /Rules/.test(name) ? `r. ${bare}` : bare;
}

/** The rule's number with the pin inside it: `12` and `(b)(6)`; `402A` and `cmt. c`. */
function place(context: Context): string | undefined {
  const { item, options } = context;
  const own = item.text('section') ?? item.text('number');
  const pin = options.pin;
  if (!own || !pin) return own ?? pin;
  if (/^\(/.test(pin)) return own + pin;
  return /^(?:cmt|comment|illus|note|app)/i.test(pin)
    ? `${own} ${pin.replace(/^comments? /i, 'cmt. ')}`
    : pin;
}

/** `(Am. L. Inst. 1965)`; current rules of procedure carry no date (rule 12.9.3). */
function date(context: Context): string | undefined {
  const { item } = context;
  const publisher =
    item.text('publisher') ?? (isRestatement(nameOf(context)) ? 'Am. L. Inst.' : undefined);
  const short = publisher
    ?.replace(/^(?:The )?American Law Institute$/, 'Am. L. Inst.')
    .replace(/^(?:The )?American Bar Association$/, "Am. Bar Ass'n")
    .replace(/^(?:United States|U\.S\.) Sentencing Commission$/, "U.S. Sent'g Comm'n");
  const year = item.date('issued')?.year;
  return short && year ? `(${short} ${year})` : undefined;
}

/** A Restatement's author is the American Law Institute by definition (rule 12.9.4). */
const isRestatement = (name: string): boolean =>
  /^Restatement \(/.test(name) || /^Model Penal Code/.test(name);

const nameOf = (context: Context): string =>
  ruleName(context.item.text('container-title') ?? context.item.text('title') ?? '');

function cite(context: Context, dated: boolean): Rich {
  const name = nameOf(context);
  const at = place(context);
  return join(
    [context.faces.code(name), at && numberText(name, at), dated ? date(context) : undefined],
    ' ',
  );
}

export const courtRuleForms: SourceForms = {
  full: (context) => cite(context, true),
  short: (context) => cite(context, false),
  laterPin: (context) => {
    const { pin } = context.options;
    return pin ? rich(' ', numberText(nameOf(context), pin)) : [];
  },
};
