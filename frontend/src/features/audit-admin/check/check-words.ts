import type { AuditCheck } from '@casewright/contracts';

type Fault = NonNullable<AuditCheck['fault']>;

/** What came of a check of the chain, in a sentence or two. */
export function checkWords({ holds, fault }: AuditCheck): string {
  if (!fault && holds === 0) return 'There is no entry yet.';
  if (!fault) return holds === 1 ? 'The one entry holds.' : `All ${entries(holds)} hold.`;
  return `${faultWords(fault)} ${before(holds)}`;
}

function faultWords({ number, reason }: Fault): string {
  const entry = `Entry ${number.toLocaleString('en-US')}`;
  if (reason === 'missing') return `${entry} is missing.`;
  if (reason === 'changed') return `${entry} was changed after it was written.`;
  return `${entry} does not follow from the one before: one of the two was replaced.`;
}

function before(holds: number): string {
  if (holds === 0) return 'It is the first.';
  return holds === 1 ? 'The one before it holds.' : `The ${entries(holds)} before it hold.`;
}

/** `1,204 entries`; of one, each sentence says so itself. */
export function entries(count: number): string {
  return `${count.toLocaleString('en-US')} entries`;
}
