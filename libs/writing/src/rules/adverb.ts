/** The adverb of an adjective: `negligent` → `negligently`, `hasty` → `hastily`. */
export function adverbOf(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ic$/.test(adjective) && adjective !== 'public') return `${adjective}ally`;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  return `${adjective}ly`;
}
