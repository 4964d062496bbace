const LABELS: Record<string, string> = {
  citation: 'The query is its citation',
  name: 'Words in its name',
  text: 'Words in its text',
};

/** A signal in words: one that has no label yet is its own key, spelled out. */
export function signalLabel(key: string): string {
  if (Object.hasOwn(LABELS, key)) return LABELS[key] ?? key;
  const words = key.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
