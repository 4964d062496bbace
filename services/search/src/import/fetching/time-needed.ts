import type { LawOrder } from '@casewright/contracts';

/** An ordinary line. In bytes a second. */
const FETCHED = 5_000_000;
/** Of packed files, on the machine of docs/sizing.md: with texts, and of lists and tables alone. */
const READ = { texts: 2_000_000, metadata: 5_000_000 };

/** About how long fetching and importing takes; one waits for the other. */
export const secondsFor = (bytes: number, { texts }: LawOrder): number =>
  Math.ceil(bytes / FETCHED + bytes / (texts ? READ.texts : READ.metadata));
