import type { WritingAudience, WritingDocumentKind, WritingFinding } from '@casewright/contracts';

export const KIND_WORDS: Record<WritingDocumentKind, string> = {
  brief: 'a brief',
  contract: 'a contract',
  'client-letter': 'a letter to a client',
  'demand-letter': 'a demand letter',
  memo: 'a legal memorandum',
  opinion: 'a judicial opinion',
  other: 'legal prose of no particular kind',
};

export const AUDIENCE_WORDS: Record<WritingAudience, string> = {
  court: 'a court',
  client: 'a client',
  opponent: 'the other side',
  colleague: 'a colleague',
  'contract-parties': 'the parties who have to perform it',
  general: 'any reader',
};

const SPELLED = 'no one two three four five six seven eight nine ten'.split(' ');

/** `three`, `12`. */
export const spelled = (count: number): string => SPELLED[count] ?? count.toLocaleString('en-US');

/** `one place`, `three places`, `12 places`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${spelled(count)} ${count === 1 ? one : many}`;

/** Words with one period at the end, of which a quotation behind them may have brought its own. */
export const closing = (words: string): string =>
  /[.!?…][’'")\]]*”$|\.$/.test(words) ? words : `${words}.`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a`, `a and b`, `a, b, and c`. */
export function listed(items: readonly string[]): string {
  if (items.length <= 2) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

export const percent = (share: number): string => `${Math.round(100 * share)} percent`;

/** Words in quotation marks, on one line, cut between words where they are long. */
export function quoted(words: string, longest = 90): string {
  const line = words
    .slice(0, 3 * longest)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest) return `“${line}”`;
  return `“${line.slice(0, line.lastIndexOf(' ', longest))} …”`;
}

/** The findings of each rule, the rules with the weightiest and most findings first. */
export function byRule(findings: readonly WritingFinding[]): WritingFinding[][] {
  const groups = new Map<string, WritingFinding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.rule);
    if (group) group.push(finding);
    else groups.set(finding.rule, [finding]);
  }
  return [...groups.values()].sort((a, b) => weight(b) - weight(a));
}

const WEIGHTS = { info: 1, low: 2, medium: 5, high: 20 } as const;
const weight = (group: readonly WritingFinding[]): number =>
  group.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);
