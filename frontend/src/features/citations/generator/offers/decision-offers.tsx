import type { OfferedDecision } from '@casewright/contracts';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { Offers } from './use-offers';

interface DecisionOffersProps {
  offers: Offers;
  list: RefObject<HTMLUListElement | null>;
  /** The field that they are for; the focus goes back there. */
  field: RefObject<HTMLTextAreaElement | null>;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Real decisions that a typed name may mean: names and numbers, for whoever goes on by keyboard, too. */
export function DecisionOffers({ offers, list, field }: DecisionOffersProps) {
  const id = useId();
  if (offers.decisions.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape') offers.dismiss();
    const step = STEPS[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    const next = step && offerAt(event.currentTarget, placeOf(event) + step);
    (next || field.current)?.focus();
  };
  const take = (decision: OfferedDecision) => {
    offers.choose(decision);
    field.current?.focus();
  };
  return (
    <section aria-labelledby={id} className="-mt-2">
      <h3 id={id} className="text-xs font-semibold text-ink-faint">
        Known decisions
      </h3>
      <ul ref={list} onKeyDown={onKeyDown} className="mt-1 rounded-md border border-rule">
        {offers.decisions.map((decision) => (
          <li
            key={`${decision.citations[0]} ${decision.name}`}
            className="border-rule not-first:border-t"
          >
            <button
              type="button"
              onClick={() => take(decision)}
              className="w-full px-3 py-2 text-left hover:bg-sunken"
            >
              <i className="font-serif wrap-anywhere">{decision.name}</i>
              <span className="block text-xs text-ink-soft tabular-nums">
                {[decision.citations[0], decision.court, decision.year].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-faint">
        Arrow down to the list, Enter to take one, Escape to go on typing.
      </p>
    </section>
  );
}

const offersIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll('button')];

/** Undefined above the first; behind the last it stays there. */
export function offerAt(list: HTMLElement, place: number): HTMLElement | undefined {
  const buttons = offersIn(list);
  return buttons[Math.min(place, buttons.length - 1)];
}

const placeOf = ({ currentTarget, target }: KeyboardEvent<HTMLUListElement>): number =>
  offersIn(currentTarget).indexOf(target as HTMLElement);
