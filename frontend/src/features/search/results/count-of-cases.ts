/** `1 case`, `1,234 cases`. */
export function countOfCases(total: number): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'case' : 'cases'}`;
}
