import type { Actor } from './frame.js';

/** Pronouns stand for the last party that acted; gives the resolver for one text, in its order. */
export function pronounResolver(): (actor: Actor | null) => Actor | null {
  let last: string | null = null;
  return (actor) => {
    if (!actor) return actor;
    if (actor.kind === 'party') last = actor.name;
    const isOpen = actor.kind === 'pronoun' && /^(?:he|she|it|they|who)$/i.test(actor.name);
    return isOpen && last !== null ? { ...actor, name: last } : actor;
  };
}
