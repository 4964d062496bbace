export function countOfCitations(count: number): string {
  return count === 1 ? '1 citation' : `${count.toLocaleString('en-US')} citations`;
}
