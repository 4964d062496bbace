import { readItem } from './shared/item.js';
import { missingFields } from './shared/missing.js';
import { asHtml, asText } from './shared/rich-forms.js';
import { HARD_HYPHEN } from './shared/rich-text.js';
import { type FormatOptions, STYLES } from './styles.js';
import type { CslItem, FormattedCitation } from './types.js';

/**
 * Writes a source in one style. Nothing is guessed: what the item lacks is left out of the text
 * and listed in `missing`. Never throws, whatever is absent from the item.
 */
export function formatCitation(source: CslItem, options: FormatOptions): FormattedCitation {
  const item = readItem(source);
  const asked = {
    ...options,
    pin: options.pin?.replaceAll('\\-', HARD_HYPHEN).trim() || undefined,
  };
  const forms = (STYLES[options.style] ?? STYLES.bluebook).write(item, asked);
  return {
    ...asText(forms),
    html: asHtml(forms, options.emphasis),
    missing: missingFields(item, asked),
  };
}
