import type { ActorKind, Modality } from './frame.js';
import type { Token } from './tokens.js';
import { lemmaOf, type VerbGroup } from './verb-groups.js';
import { STATIVES } from './words.js';

const BINDS = /^(?:shall|must|will|should)$/;
const ALLOWS = /^(?:may|can|cannot)$/;
/** Acts that nobody does: how a text is to be read. */
const READ_AS = /^(?:deem|govern|construe|interpret|limit|consider|restrict|cap|unlimited)$/;

/** How a verb binds whose words say nothing besides. */
export function plainModality(
  verb: Token,
  { modal, passive }: VerbGroup,
  subject: ActorKind | null,
  denied: boolean,
): Modality {
  const isBe = /^(?:be|been|is|are|was|were|am)$/.test(verb.lower);
  const isStative = isBe || STATIVES.has(lemmaOf(verb)) || READ_AS.test(lemmaOf(verb));
  const isThing = subject === 'thing' || subject === null;
  if (modal === 'need') return 'none-required';
  if (modal && (BINDS.test(modal) || ALLOWS.test(modal))) {
    if (isStative && (isThing || (passive && READ_AS.test(lemmaOf(verb))))) return 'state';
    if (denied) return 'prohibition';
    return BINDS.test(modal) ? 'duty' : 'right';
  }
  return isStative || passive ? 'state' : 'fact';
}
