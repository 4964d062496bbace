/** The question's longer words, one that is not in it, and what courts call a phone. */
export function question(asked: string): object {
  const words = asked.match(/[a-z]{5,}/g) ?? [];
  return {
    terms: [...words.slice(0, 3), 'zebras'],
    phrases: [],
    synonyms: asked.includes('phone') ? [{ of: 'phone', words: ['cell phone'] }] : [],
    court: '',
    fromYear: '',
    toYear: '',
  };
}
