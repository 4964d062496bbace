import type { DocumentParty } from '@casewright/contracts';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { PlaceButton } from './place-button';

export interface PartyListProps {
  parties: readonly DocumentParty[];
  onPlace: (place: Range) => void;
}

export function PartyList({ parties, onPlace }: PartyListProps) {
  return (
    <ul>
      {parties.map((party) => (
        <li key={`${party.start}-${party.name}`} className="border-b border-rule py-row">
          <PlaceButton place={party} onPlace={onPlace}>
            {party.name}
          </PlaceButton>
          <p className="text-sm text-ink-soft">
            {[party.role, party.description].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
