/**
 * The book of every request that was sent while something was broken, and what has to hold of it
 * afterward. An act is what a user wants once; one that may be repeated has several requests, all
 * under one key.
 */
const SLACK_MS = 1_000;

export class Ledger {
  /** @type {{id: string, kind: object, accepted: boolean, failed?: string, requests: object[]}[]} */
  acts = [];

  open(id, kind) {
    const act = { id, kind, accepted: false, requests: [] };
    this.acts.push(act);
    return act;
  }

  get requests() {
    return this.acts.flatMap(({ requests }) => requests);
  }

  /** When each kind had its first success after that moment; undefined where it had none. */
  firstSuccesses(kinds, since) {
    return kinds.map(({ name }) =>
      this.acts
        .filter(({ kind, accepted }) => kind.name === name && accepted)
        .map(({ endedAt }) => endedAt)
        .filter((at) => at >= since)
        .reduce((first, at) => Math.min(first ?? at, at), undefined),
    );
  }
}

/** What is wrong with the answers alone. `mayCut`: connections may break, as the gateway is what was harmed. */
export function faultsOfAnswers(ledger, { mayCut = false, mayRefuse = true }) {
  return ledger.acts.flatMap(({ id, kind, failed, requests }) => [
    ...(failed ? [`${kind.name} ${id} was accepted and failed: ${failed}`] : []),
    ...requests.flatMap(({ what, ms, deadlineMs, status, fault }) => {
      const wrong = [];
      if (ms > deadlineMs + SLACK_MS) wrong.push(`took ${ms} ms of ${deadlineMs}`);
      if (status === 0 && !mayCut) wrong.push(`had no answer: ${fault}`);
      if (status !== 0 && fault) wrong.push(fault);
      if (!mayRefuse && status >= 400 && !fault) wrong.push(`was refused with ${status}`);
      return wrong.map((words) => `${what} ${id} ${words}`);
    }),
  ]);
}

/**
 * What was accepted and is not there, and what is there twice.
 * @param stored how often each id is in each table: `{documents: {id: 1}, audit: {requestId: 1}}`
 */
export function faultsOfRows(ledger, stored) {
  const lost = [];
  const twice = [];
  const look = (table, id, what, isExpected) => {
    const count = stored[table]?.[id] ?? 0;
    if (isExpected && count === 0) lost.push(`${what} ${id} was accepted and is not in ${table}`);
    if (count > 1) twice.push(`${what} ${id} is ${count} times in ${table}`);
  };
  for (const { id, kind, accepted, requests } of ledger.acts) {
    for (const table of kind.keptIn) look(table, id, kind.name, accepted);
    for (const { requestId, isAct, status } of requests) {
      if (isAct && kind.isAudited)
        look('audit', requestId, kind.name, status >= 200 && status < 300);
    }
  }
  return { lost, twice };
}

/** The line of a table that tells a fault's story. */
export function storyOf(ledger, { recovered, lost, twice, faults, heldUp }) {
  const { requests } = ledger;
  const count = (holds) => requests.filter(({ status }) => holds(status)).length;
  return {
    requests: requests.length,
    done: count((status) => status >= 200 && status < 300),
    refused: count((status) => status >= 400),
    cut: count((status) => status === 0),
    'longest ms': Math.max(0, ...requests.map(({ ms }) => ms)),
    // Times are those that a user sees; a machine that has no time for this process adds to them.
    'suite held up ms': Math.round(heldUp),
    'recovered s': recovered === undefined ? 'never' : Number((recovered / 1_000).toFixed(1)),
    lost,
    twice,
    breaches: faults,
  };
}
