import type { PlaceholderSource } from '../source/template-source.js';
import type { Claims } from './claims.js';

/** Takes up what the template's own expressions find: a purpose, a job title, a description. */
export function readCaptures(placeholders: readonly PlaceholderSource[], claims: Claims): void {
  for (const { name, label, capture = [] } of placeholders) {
    if (claims.hasValue(name)) continue;
    for (const expression of capture) {
      const match = new RegExp(expression.source, `${expression.flags.replace(/[dg]/g, '')}d`).exec(
        claims.text,
      );
      const place = match?.indices?.[1];
      if (!match || !place) continue;
      const raw = claims.text.slice(...place).replace(/[\s,.;:]+$/, '');
      if (raw === '') continue;
      claims.add({
        start: place[0],
        end: place[0] + raw.length,
        what: label,
        takes: { placeholder: name, raw },
      });
      claims.support({ start: match.index, end: match.index + match[0].length });
      break;
    }
  }
}
