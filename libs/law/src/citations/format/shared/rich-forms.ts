import type { Forms } from '../types.js';
import { plainText, type Rich, toHtml } from './rich-text.js';

/** The forms before they are printed as text and as HTML. */
export type RichForms = {
  full: Rich;
  short: Rich;
  inText: Rich;
  narrative?: Rich;
  bibliography?: Rich;
};

function printed(forms: RichForms, print: (part: Rich) => string): Forms {
  return {
    full: print(forms.full),
    short: print(forms.short),
    inText: print(forms.inText),
    ...(forms.narrative && { narrative: print(forms.narrative) }),
    ...(forms.bibliography && { bibliography: print(forms.bibliography) }),
  };
}

export const asText = (forms: RichForms): Forms => printed(forms, plainText);

export const asHtml = (forms: RichForms, emphasis: 'italic' | 'underline' | undefined): Forms =>
  printed(forms, (part) => toHtml(part, emphasis));
