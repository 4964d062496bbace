import { standingAfter } from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import { toHistory } from '@casewright/law/treatment';
import { readStarterLibrary } from '../import/starter/starter-library.js';
import { readHistoryTable, toNewEvents } from './history-table.js';

/**
 * What undid the decisions that several others undid in whole, in the order in which a lawyer
 * names them: what the library's own record says, then what did it first; statutes after courts.
 */
const SEVERAL: Record<string, string[]> = {
  'Plessy v. Ferguson': ['Brown v. Board of Education', 'Bob Jones University v. United States'],
  'Thompson v. Utah': ['Williams v. Florida', 'Collins v. Youngblood'],
  'Henry v. A.B. Dick Co.': [
    'Motion Picture Patents Co. v. Universal Film Manufacturing Co.',
    'Boston Store of Chicago v. American Graphophone Co.',
  ],
  'Evans v. Gore': ['United States v. Hatter', "O'Malley v. Woodrough"],
  'Jones v. Opelika': ['Murdock v. Pennsylvania', 'Jones v. Opelika'],
  'Crooker v. California': ['Miranda v. Arizona', 'Escobedo v. Illinois'],
  'Dred Scott v. Sandford': ['Thirteenth Amendment', 'Fourteenth Amendment'],
  'Hernandez v. Robles': ['N.Y. Dom. Rel. Law § 10-a', 'Obergefell v. Hodges'],
  'May v. Heiner': ['Commissioner v. Estate of Church', 'Joint Resolution of March 3, 1931'],
  'Cicenia v. Lagay': ['Miranda v. Arizona', 'Escobedo v. Illinois'],
};

describe('what undid a decision', () => {
  it('is named in the order of the library’s own record, then of time', async () => {
    const records = new Map(
      (await readStarterLibrary()).flatMap(({ citations, history = [] }) =>
        citations.map((citation) => [citationKey(citation), history] as const),
      ),
    );
    const named = (await readHistoryTable()).flatMap((decision) => {
      const own = records.get(citationKey(decision.citations[0]!)) ?? [];
      const told = toNewEvents(decision);
      const { events } = toHistory({ name: undefined, own, told, said: [] }, null);
      const undoing = events.filter((event) => standingAfter(event) === 'bad').map(({ by }) => by);
      return undoing.length > 1 ? [[decision.name, undoing] as const] : [];
    });
    expect(Object.fromEntries(named)).toEqual(SEVERAL);
  });
});
