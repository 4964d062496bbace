/** The first sentence of a text that is more than a heading, as it appears there. */
export function firstSentence(text: string): string {
  return text.match(/[A-Z][^.\n]{20,300}\./)?.[0] ?? text.trim().split('\n')[0] ?? '';
}
