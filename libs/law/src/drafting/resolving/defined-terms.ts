import { isPersonal } from '../requirements/nature.js';
import { supportsOf } from '../requirements/short-names.js';
import type { PartySource, TemplateSource, Value } from '../source/template-source.js';

/** The parties as the document calls them, and `she` where only one of them can be meant. */
export function withDefinedTerms(
  quote: string,
  { parties }: Pick<TemplateSource, 'parties'>,
  values: ReadonlyMap<string, Value>,
): string {
  const nameOf = ({ role }: PartySource): string => values.get(role)?.text ?? '';
  const persons = parties.filter((party) => isPersonal(nameOf(party)));
  const only =
    persons.length === 1 && !/party$/.test(persons[0]!.label) ? `The ${persons[0]!.label}` : null;
  const named = parties.reduce(
    (text, party) => {
      if (/party$/.test(party.label)) return text;
      const defined = `the ${party.label}`;
      const called = new RegExp(
        `(?<![\\p{L}-])(?:the )?(?:${party.called.join('|')})(?![\\p{L}-])`,
        'giu',
      );
      return (nameOf(party) ? replaced(text, nameOf(party), defined) : text).replace(
        called,
        defined,
      );
    },
    only ? quote.replace(/^(?:She|He)(?= )/, only) : quote,
  );
  return named
    .replace(/\b(either|neither|each|both) (?:side|party|of the parties)\b/gi, '$1 Party')
    .replace(
      /^(either|neither|each)(?= (?:pays?|bears?|may|shall|will|must|can|names?|keeps?)\b)/i,
      '$1 Party',
    )
    .replace(/^./u, (letter) => letter.toUpperCase());
}

/** Each place of a name, in full or in short, from the last to the first. */
function replaced(text: string, name: string, by: string): string {
  const spans = supportsOf(name, text).sort((a, b) => b.start - a.start || b.end - a.end);
  let [made, at] = [text, text.length + 1];
  for (const { start, end } of spans) {
    const longest = spans.find((each) => each.start === start)!.end;
    if (end !== longest || end > at) continue;
    made = `${made.slice(0, start).replace(/\b(?:the|Mr|Mrs|Ms|Dr)\.? $/i, '')}${by}${made.slice(end)}`;
    at = start;
  }
  return made;
}
