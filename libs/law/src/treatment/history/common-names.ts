import { STATES } from '../../citations/index.js';

/** Surnames so common in the United States that many suits join any two of them. */
const SURNAMES = new Set(
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce vazquez hansen peters santos hart bradley knight elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval guerrero george chapman rios estrada ortega watkins greene nunez wheeler valdez harper burke larson santiago maldonado morrison franklin carlson austin dominguez carr lawson jacobs lynch singh vega bishop montgomery oliver jensen harvey williamson gilbert dean sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas lucas marquez fields park yang little banks padilla day walsh bowman schultz luna fowler mejia daniel bland bryan durham forman goldman hendrix hodges sinclair chadwick reese murdock yates sykes doe roe'.split(
    ' ',
  ),
);

/** A government that is in so many suits of its courts that one surname alongside it means many. */
const GOVERNMENT = /^(?:the )?(?:united states|u\. ?s\.|state|people|commonwealth|government)\b/i;
const PLACES = new Set(STATES.map(({ name }) => name.toLowerCase()));

/** Names that more than one decision of the Supreme Court has, of which the library may lack some. */
const TWICE = new Set(
  'Bellotti v. Baird;Dennis v. United States;Patterson v. McLean Credit Union;Reno v. Bossier Parish School Board;Texas v. White;United States v. Yellow Cab Co.'.split(
    ';',
  ),
);

/** Whether a party is called by a surname of so many. */
export const isCommonSurname = (party: string): boolean =>
  SURNAMES.has(party.toLowerCase().replace(/['’]/g, ''));

/** Whether a name can be expected of several decisions, known here or not: "Jones v. United States". */
export function isCommonName(name: string): boolean {
  const [left = '', right = ''] = name.split(/ v\. /);
  // "State v. Kahriger" may be any state's.
  if (/^(?:state|people|commonwealth)$/i.test(left) || /^state$/i.test(right)) return true;
  const isOfMany = (one: string, other: string) =>
    isCommonSurname(one) && (isCommonSurname(other) || GOVERNMENT.test(other));
  return (
    TWICE.has(name) ||
    isOfMany(left, right) ||
    isOfMany(right, left) ||
    left.toLowerCase() === right.toLowerCase() ||
    // A state that is sued has many suits with one surname; one that sues in its name, few.
    (isCommonSurname(left) && PLACES.has(right.toLowerCase()))
  );
}
