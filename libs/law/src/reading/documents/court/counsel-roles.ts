import type { Party } from '../understanding.js';

const HEAD = 6_000;
const ROLE = '((?:[a-z]+-)?(?:appell(?:ant|ee)|petitioner|respondent|plaintiff|defendant))';

/**
 * Where a caption prints no roles, the list of counsel may: `for the employer-appellant, Oak, LLC`,
 * `Ann Vale, Salem, employee-appellee, pro se`.
 */
export function withRoles(text: string, parties: readonly Party[]): Party[] {
  if (parties.some(({ role }) => role !== null)) return [...parties];
  const head = text.slice(0, HEAD);
  return parties.map((party) => ({ ...party, role: roleOf(head, party.name) }));
}

function roleOf(head: string, name: string): string | null {
  const printed = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  const behind = new RegExp(String.raw`\bfor (?:the )?${ROLE}s?,\s+${printed}`, 'i').exec(head);
  const before = new RegExp(
    String.raw`${printed}(?:, [A-Z][A-Za-z. ]{2,30}){0,2}, ${ROLE}\b`,
    'i',
  ).exec(head);
  const role = (behind ?? before)?.[1];
  return role
    ? role.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('-', '–')
    : null;
}
