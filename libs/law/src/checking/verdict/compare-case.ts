import {
  compareCaseNames,
  courtById,
  courtOfPrintings,
  haveOtherNumbers,
  STATES,
} from '@casewright/law/citations';

/** A decision as the library or the citation index has it. */
interface Known {
  name: string;
  fullName?: string | null;
  otherNames?: readonly string[];
  citations: readonly string[];
  courtId: string | null;
}

/** What it is called, "State" as the state whose court decided it. */
export function namesOf({ name, fullName, otherNames = [], courtId }: Known): string[] {
  const all = [name, ...(fullName ? [fullName] : []), ...otherNames];
  return all.map((each) => ofState(each, courtId));
}

/** Two names that are merely similar are not the same: a wrong citation must never pass. */
export function bearsName(name: string, known: Known): boolean {
  const names = namesOf(known);
  return (
    names.some((each) => compareCaseNames(name, each).verdict === 'same') &&
    !names.some((each) => haveOtherNumbers(name, each))
  );
}

const CALL = /^(?:State|People|Commonwealth)(?= v\. )|(?<= v\. )(?:State|People|Commonwealth)$/g;

/** "Kelly v. State" of a court of Texas is Kelly v. Texas, and of no other state. */
function ofState(name: string, courtId: string | null): string {
  const court = courtById(courtId ?? '');
  const isState = court?.system === 'state' && STATES.some((each) => each.name === court.location);
  return isState ? name.replace(CALL, court.location) : name;
}

/** A state's reporter is believed over a record that has another court. */
export const decidingCourt = ({ citations, courtId }: Known): string | null =>
  courtOfPrintings(citations, courtId ?? undefined) ?? courtId;

/** Departments and districts of one court of appeal are that court. */
export function isOtherCourt(stated: string, known: string | null): boolean {
  const [one, other] = [courtById(stated), courtById(known ?? '')];
  if (!one || !other || one.id === other.id) return false;
  const sameBench = one.id.startsWith(other.id) || other.id.startsWith(one.id);
  const appellate = [one, other].every(
    ({ type, level }) => type === 'appellate' && level !== 'highest',
  );
  return !(sameBench && appellate);
}

export const courtName = (id: string): string => courtById(id)?.name ?? id;
