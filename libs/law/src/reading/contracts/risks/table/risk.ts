import type { ClauseCategory, Severity } from '@casewright/contracts';

/** What can make a risk bearable where its clause says so. */
export type Softener = 'notice' | 'cure' | 'cap' | 'consent' | 'mutual';

/** What is said about a kind of risk wherever it is found; its title is in `RISK_WORDS`. */
export interface Risk {
  severity: Severity;
  /** On whom it falls, to follow “It falls on”. */
  suffers: string;
  /** Complete sentences: why it matters, what is usual, what to ask for. */
  why: string;
  usual: string;
  ask: string;
  /** Each of these in the clause makes it one step less severe. */
  softeners: readonly Softener[];
  /** Words that make it high, to be quoted. */
  grave?: RegExp;
  /** Words anywhere in the contract that take the gravity away again. */
  relieved?: RegExp;
  /** What it cannot be without: a fee on a breach names the breach. */
  rests?: RegExp;
  /** Words in the clause that contradict it: then it is not told. */
  denied?: RegExp;
  /** Clause notes that say less about the same passage. */
  replaces: readonly ClauseCategory[];
}

interface More {
  softeners?: readonly Softener[];
  grave?: RegExp;
  relieved?: RegExp;
  denied?: RegExp;
  rests?: RegExp;
  replaces?: readonly ClauseCategory[];
}

export const risk = (
  severity: Severity,
  suffers: string,
  [why, usual, ask]: readonly [why: string, usual: string, ask: string],
  more: More = {},
): Risk => ({ severity, suffers, why, usual, ask, softeners: [], replaces: [], ...more });
