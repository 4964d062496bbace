import { readValue, type ValueOrigin } from '@casewright/contracts';
import type { Jurisdiction } from '../jurisdictions.js';
import type { Claims } from '../requirements/claims.js';
import type { PlaceholderSource, TemplateSource, Value } from '../source/template-source.js';
import { natureOfParties } from './nature-of-parties.js';

interface Sources {
  answers: Readonly<Record<string, string>>;
  claims: Claims;
  /** Whose courts and locale the draft has. */
  jurisdiction: Jurisdiction | null;
  /** Whose law governs, which the requirements may set apart. */
  law: Jurisdiction | null;
}

/** A value for each placeholder: the form's, else the free text's, else the usual one. */
export function resolveValues(
  source: TemplateSource,
  placeholders: Iterable<PlaceholderSource>,
  sources: Sources,
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const placeholder of placeholders)
    values.set(placeholder.name, resolve(placeholder, sources));
  for (const fact of natureOfParties(source, values)) fillForm(fact, values);
  return values;
}

/** What a natural person's legal form is, where nobody said it. */
function fillForm(fact: string, values: Map<string, Value>): void {
  const [nature, role] = fact.split('.');
  const form = values.get(`${role}_form`);
  if (form && (form.text === null || form.origin === 'usual'))
    values.set(`${role}_form`, {
      text: nature === 'several' ? 'individuals' : 'an individual',
      origin: 'usual',
      problem: form.problem,
    });
}

function resolve(placeholder: PlaceholderSource, sources: Sources): Value {
  const { name } = placeholder;
  const answer = sources.answers[name]?.trim();
  if (answer) return printed(placeholder, answer, 'answer', sources);
  const claimed = sources.claims.all.find(
    ({ takes }) => 'placeholder' in takes && takes.placeholder === name,
  );
  if (claimed && 'placeholder' in claimed.takes) {
    return printed(placeholder, claimed.takes.raw, 'requirements', sources);
  }
  const usual = sources.claims.suggestions.has(name) ? null : usualOf(placeholder, sources);
  return usual
    ? printed(placeholder, usual, 'usual', sources)
    : { text: null, origin: null, problem: null, ...suggested(placeholder, sources) };
}

/** What the requirements may mean, as the draft would print it. */
function suggested(placeholder: PlaceholderSource, sources: Sources): Pick<Value, 'suggestion'> {
  const raw = sources.claims.suggestions.get(placeholder.name);
  const text = raw ? printed(placeholder, raw, 'requirements', sources).text : null;
  return text === null ? {} : { suggestion: text };
}

function usualOf(
  { name, usual }: PlaceholderSource,
  { jurisdiction, law }: Sources,
): string | null {
  if (name === 'governing_law') return (law ?? jurisdiction)?.law ?? null;
  if (name === 'courts') return (law ?? jurisdiction)?.courts ?? null;
  if (typeof usual !== 'object') return usual ?? null;
  return (jurisdiction?.id && usual[jurisdiction.id]) ?? null;
}

function printed(
  { type, choices }: PlaceholderSource,
  raw: string,
  origin: ValueOrigin,
  { jurisdiction }: Sources,
): Value {
  const slot = { type, ...(choices && { choices: [...choices] }) };
  const result = readValue(slot, raw, jurisdiction?.locale ?? 'en-US');
  if (result === null) return { text: null, origin: null, problem: null };
  return 'value' in result
    ? { text: result.value, origin, problem: null }
    : { text: null, origin: null, problem: result.problem };
}
