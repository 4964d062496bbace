import { divisions, findCitations, spelledForms } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { LAW_KINDS } from './law-item.js';
import { readFoundLaw } from './read-found-law.js';

const LONGEST = 300;

/** A clause that the Constitution has twice: which one is meant is not guessed. */
function clauseOfTwo(line: string): Recognized | undefined {
  if (!/^(?:the\s+)?due process(?: clause)?$/i.test(line)) return undefined;
  return {
    kind: 'constitution',
    item: { type: 'legislation', 'container-title': 'U.S. Const.' },
    implied: [],
    doubts: [
      'The Constitution has two Due Process Clauses: against the federal government in amend. V, against the states in amend. XIV, § 1. Say which.',
    ],
    others: 0,
  };
}

/** A rule without its rules: `rule 12(b)(6)`. Which rules are meant is not guessed. */
function bareRule(line: string): Recognized | undefined {
  const number = /^(?:rule|r\.)\s+(\d[\dA-Za-z]{0,4}(?:\.\d+)?(?:\([\w]{1,4}\))*)$/i.exec(
    line,
  )?.[1];
  if (!number) return undefined;
  return {
    kind: 'court-rule',
    item: { type: 'legislation', section: `r. ${number}` },
    implied: [],
    doubts: [
      'The text names a rule but not the rules it belongs to: add them, such as "Fed. R. Civ. P.".',
    ],
    others: 0,
  };
}

/** A provision of a constitution that the text does not name. */
function bareProvision(line: string): Recognized | undefined {
  const place = divisions(line);
  if (!/^(?:art|amend)\. [IVXLC]+(?:, (?:§|cl\.) \d+)*$/.test(place)) return undefined;
  // Amendments by number alone are those of the United States.
  if (place.startsWith('amend.'))
    return {
      kind: 'constitution',
      item: { type: 'legislation', 'container-title': 'U.S. Const.', section: place },
      implied: ['container-title'],
      doubts: [],
      others: 0,
    };
  return {
    kind: 'constitution',
    item: { type: 'legislation', section: place },
    implied: [],
    doubts: [
      'The text names a provision but not the constitution it belongs to: add it, such as "U.S. Const.".',
    ],
    others: 0,
  };
}

/** A law written out in words or typed without its marks, brought into the form that is cited. */
export function readSpelledLaw({ line }: Reading): Recognized | undefined {
  if (line.length > LONGEST) return undefined;
  for (const form of spelledForms(line)) {
    const sources = findCitations(form);
    const [law] = sources;
    if (law && law.start === 0 && LAW_KINDS[law.kind])
      return { ...readFoundLaw(law, sources, form), others: 0 };
  }
  return clauseOfTwo(line) ?? bareRule(line) ?? bareProvision(line);
}
