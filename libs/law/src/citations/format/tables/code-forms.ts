import { CODE_FORM_ROWS } from './code-forms.generated.js';

/** How a code's sections are cited (Indigo T3, Bluebook T1). */
export interface CodeForm {
  /** `§`, `r.`, `art.`, or empty where the number follows the code's name directly. */
  label: string;
  /** Section numbers contain hyphens, so a hyphen is no range. */
  hyphenated: boolean;
}

let cached: Map<string, CodeForm> | undefined;

function forms(): Map<string, CodeForm> {
  cached ??= new Map(
    CODE_FORM_ROWS.split('\n').map((row) => {
      const [code = '', label = '', hyphen = ''] = row.split('\t');
      return [code, { label, hyphenated: hyphen === '-' }];
    }),
  );
  return cached;
}

/** Illinois cites act and section without a sign: `735 Ill. Comp. Stat. 5/2-1001` (Bluebook T1). */
const ILLINOIS = /^Ill\. Comp\. Stat\./;
/** Rules compilations name the rule in their own title: `Mont. Admin. R. 11`. */
const NAMES_RULES = /(?:^| )R\.(?: |$)|C\.P\.L\.R\.$|Rules/;

/** The annotated code beside an official one, if the state has both: `Fla. Stat. Ann.`, `Tex. Penal Code Ann.` (T1.3). */
export function annotatedForm(code: string): string | undefined {
  const annotated = `${code} Ann.`;
  return forms().has(annotated) || /^Tex\. .+ Code$/.test(code) ? annotated : undefined;
}

/** The form of a code; a code that the table lacks takes `§` and plain numbers. */
export function codeForm(code: string): CodeForm {
  const plain = code.replaceAll('’', "'");
  if (ILLINOIS.test(plain)) return { label: '', hyphenated: true };
  const known = forms().get(plain);
  if (known) return known;
  // Sections of New York's laws have hyphens: `N.Y. Gen. Oblig. Law § 5-701`.
  if (/^N\.Y\. .+ Law$/.test(plain)) return { label: '§', hyphenated: true };
  return { label: NAMES_RULES.test(plain) && !/Code/.test(plain) ? '' : '§', hyphenated: false };
}
