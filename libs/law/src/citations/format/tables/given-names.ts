/**
 * Common given names that are not also ordinary first words of a firm, a place or a surname in
 * captions (no Virginia, Jordan, Austin, Grant). A name that is missing stays in the case name:
 * the fault is then one word too many, never a wrong party.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abigail Adam Alan Albert Alexander Alfred Alice Amanda Amy Andrea Andrew Angela Ann Anna Anne Anthony Antonio
Arthur Ashley Barbara Benjamin Bernard Betty Beverly Brandon Brenda Brian Bruce Carl Carlos Carol Caroline Catherine
Charles Cheryl Christina Christine Christopher Clarence Claude Craig Cynthia Daniel Danny David Deborah Debra Denise
Dennis Diana Diane Donald Donna Dorothy Douglas Earl Edith Edmund Edward Eileen Eleanor Elizabeth Ellen Emily Eric
Ernest Ernesto Eugene Evelyn Floyd Frances Francis Frank Fred Frederick Gary George Gerald Gladys Gloria Gregory Harold
Harry Heather Helen Henry Herbert Homer Hugo Ira Jack Jacob Jacqueline James Jane Janet Janice Jason Jean Jeffrey
Jennifer Jeremy Jessica Jesus Jimmy Joan John Johnny Jonathan Jose Joseph Joshua Joyce Juan Judith Julia Julie Justin
Karen Katherine Kathleen Keith Kelly Kenneth Kevin Kimberly Larry Laura Lawrence Leonard Lillian Linda Lisa Louie Louis
Louise Margaret Maria Marie Marilyn Mark Martha Martin Mary Matthew Melissa Michael Michelle Mildred Nancy
Nathan Nicholas Nicole Norma Oliver Otis Pamela Patricia Patrick Paul Paula Peter Philip Phillip Phyllis Rachel Ralph
Raymond Rebecca Richard Robert Roger Ronald Rose Roy Russell Ruth Ryan Samuel Sandra Sara Sarah Scott Sharon Shirley
Stephanie Stephen Steven Susan Teresa Theresa Thomas Timothy Todd Virgil Walter Wayne William Willie`.split(
    /\s+/,
  ),
);
