import { formatApa } from './apa/apa.js';
import { formatBluebook } from './bluebook/bluebook.js';
import { formatChicago } from './chicago/chicago.js';
import type { Item } from './shared/item.js';
import type { RichForms } from './shared/rich-forms.js';
import type { FormOptions } from './types.js';

interface Manual {
  /** All forms of a source. */
  write(item: Item, options: FormOptions): RichForms;
  /** The rule that says what the citation of a case has. */
  caseRule: string;
}

/**
 * The style manuals: The Bluebook (21st ed.), APA Style (7th ed.), The Chicago Manual of Style. A new
 * one is a folder and an entry here.
 */
export const STYLES = {
  bluebook: { write: formatBluebook, caseRule: 'Bluebook rule 10' },
  apa: { write: formatApa, caseRule: 'APA 7 section 11.4' },
  chicago: {
    write: formatChicago,
    caseRule: 'the Chicago Manual (18th ed.) on legal citations, which follows Bluebook rule 10',
  },
} satisfies Record<string, Manual>;
export type Style = keyof typeof STYLES;

export interface FormatOptions extends FormOptions {
  style: Style;
}
