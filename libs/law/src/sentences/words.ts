/** Closed classes of words, in lower case. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const MODALS = set('shall must may will can could should would might cannot');
export const BE = set('is are was were am be been being');
export const FINITE_AUXILIARIES = set(
  "is are was were am has have had does do did isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't can't shouldn't couldn't wouldn't mustn't",
);
export const NEGATIVES = set('not never cannot neither nor no');
/** They open a clause whose verb is not the main one. */
export const SUBORDINATORS = set(
  'if unless when whenever who whoever whatever whom whose which although because whereas while lest wherever where',
);
/** They do so only where a finite verb follows before a comma. */
export const WEAK_SUBORDINATORS = set(
  'that as after before since than what how why till whether until once',
);
export const COORDINATORS = set('and or but nor so yet');
/** Past forms that take no object, so that what follows does not show that they are finite. */
export const INTRANSITIVE_PASTS = set(
  'fell died worked lived moved went came began happened occurred expired arrived appeared slipped',
);
export const PRONOUNS = set('he she it they we i you who');
/** Verbs that say how things are; `shall` with them is no duty unless a party is the subject. */
export const STATIVES = set(
  'be remain mean survive include have apply govern bind inure constitute continue become expire terminate commence begin end prevail supersede control exceed extend last result belong vest cease exist contain consist lie affect limit',
);

/** Roles that usually act in contracts and disputes. */
const ROLES = set(
  'party parties provider customer client licensee licensor buyer seller purchaser vendor supplier contractor subcontractor consultant company corporation employer employee executive tenant landlord lessor lessee borrower lender bank guarantor distributor manufacturer franchisee franchisor agent owner carrier shipper publisher author artist user operator member partner shareholder director officer trustee plaintiff defendant petitioner respondent insurer insured participant host reseller sponsor institution investigator recipient discloser assignor assignee indemnitor indemnitee grantor grantee mortgagor mortgagee pledgor issuer holder investor doctor attorney husband wife neighbor father mother son daughter brother sister builder homeowner worker manager board committee hospital school city county state court arbitrator representative affiliate affiliates nobody anyone everyone person',
);
const ROLE_ENDINGS = /^[A-Z][a-z]+(?:or|er|ee|ist|ant)s?$/;
/** They end like roles and are none. */
const NO_ROLES =
  /^(?:Order|Matter|Number|Letter|Fee|Offer|Paper|Power|Other|Either|Neither|Center|Container|Computer|Server|Error|Factor|Major|Minor|Prior|After|Under|Over|Ever|Never|However|Whether|Transfer|Quarter|September|October|November|December|Register|Tender|Chapter|Former|Labor|Color|Guarantee|Warrant|Covenant|Grant|Consider|Render|Water|Further|Rather|Hereunder|Another)s?$/;

export const isRole = (word: string): boolean =>
  ROLES.has(word.toLowerCase().replace(/s$/, '')) ||
  ROLES.has(word.toLowerCase()) ||
  (ROLE_ENDINGS.test(word) && !NO_ROLES.test(word));

export const isStative = (lemma: string): boolean => STATIVES.has(lemma);
