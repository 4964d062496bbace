import { citationForm } from './citations/citation-form.js';
import { idAfterSeveral } from './citations/id-after-several.js';
import { missingPinCite } from './citations/missing-pin-cite.js';
import { overLength } from './citations/over-length.js';
import { acronyms } from './consistency/acronyms.js';
import { deadExhibit } from './consistency/dead-exhibit.js';
import { deadReference } from './consistency/dead-reference.js';
import { inconsistentTerms } from './consistency/inconsistent-terms.js';
import { nameDrift } from './consistency/name-drift.js';
import { numberingGap } from './consistency/numbering-gap.js';
import { roleDrift } from './consistency/role-drift.js';
import { termBeforeDefinition } from './consistency/term-before-definition.js';
import { toldTwice } from './consistency/told-twice.js';
import { undefinedTerm } from './consistency/undefined-term.js';
import { unusedTerm } from './consistency/unused-term.js';
import { asideComma } from './mechanics/aside-comma.js';
import { compoundHyphen } from './mechanics/compound-hyphen.js';
import { dateStyle } from './mechanics/date-style.js';
import { figureMismatch } from './mechanics/figure-mismatch.js';
import { listCount } from './mechanics/list-count.js';
import { listStyle } from './mechanics/list-style.js';
import { missingWord } from './mechanics/missing-word.js';
import { numberStyle } from './mechanics/number-style.js';
import { openPlace } from './mechanics/open-place.js';
import { parallelItems } from './mechanics/parallel-items.js';
import { quotationPunctuation } from './mechanics/quotation-punctuation.js';
import { repeatedWord } from './mechanics/repeated-word.js';
import { unclosedMark } from './mechanics/unclosed-mark.js';
import { wrongArticle } from './mechanics/wrong-article.js';
import { dutyWording } from './obligations/duty-wording.js';
import { negativeShall } from './obligations/negative-shall.js';
import { shallMisuse } from './obligations/shall-misuse.js';
import { doublets } from './plain-words/doublets.js';
import { legalese } from './plain-words/legalese.js';
import { redundancies } from './plain-words/redundancies.js';
import { throatClearing } from './plain-words/throat-clearing.js';
import { wordyPhrases } from './plain-words/wordy-phrases.js';
import { andOr } from './precision/and-or.js';
import { hedges } from './precision/hedges.js';
import { intensifiers } from './precision/intensifiers.js';
import { misplacedOnly } from './precision/misplaced-only.js';
import { vagueThis } from './precision/vague-this.js';
import type { DocumentRule, Rule, RuleCard } from './rule.js';
import { commaSplice } from './sentences/comma-splice.js';
import { dangling } from './sentences/dangling.js';
import { doubleNegative } from './sentences/double-negative.js';
import { embeddedClause } from './sentences/embedded-clause.js';
import { fragment } from './sentences/fragment.js';
import { fusedSentence } from './sentences/fused-sentence.js';
import { longSentence } from './sentences/long-sentence.js';
import { nounString } from './sentences/noun-string.js';
import { contractions } from './tone/contractions.js';
import { exclamation } from './tone/exclamation.js';
import { incivility } from './tone/incivility.js';
import { informalWords } from './tone/informal-words.js';
import { agreement } from './verbs/agreement.js';
import { hiddenActor } from './verbs/hidden-actor.js';
import { nominalizations } from './verbs/nominalizations.js';
import { passiveAgent } from './verbs/passive-agent.js';
import { pronounCase } from './verbs/pronoun-case.js';
import { verbForm } from './verbs/verb-form.js';
import { apostrophe } from './word-choice/apostrophe.js';
import { confusables } from './word-choice/confusables.js';
import { confusedWord } from './word-choice/confused-word.js';
import { genderedDefaults } from './word-choice/gendered-defaults.js';
import { misspelling } from './word-choice/misspelling.js';

/** The rules that a paragraph decides on its own. */
export const PARAGRAPH_RULES: readonly Rule[] = [
  legalese,
  doublets,
  wordyPhrases,
  redundancies,
  throatClearing,
  nominalizations,
  passiveAgent,
  hiddenActor,
  agreement,
  verbForm,
  pronounCase,
  asideComma,
  longSentence,
  embeddedClause,
  nounString,
  doubleNegative,
  intensifiers,
  hedges,
  andOr,
  misplacedOnly,
  vagueThis,
  shallMisuse,
  negativeShall,
  dutyWording,
  repeatedWord,
  missingWord,
  wrongArticle,
  compoundHyphen,
  unclosedMark,
  commaSplice,
  fusedSentence,
  fragment,
  dangling,
  listCount,
  roleDrift,
  figureMismatch,
  numberStyle,
  dateStyle,
  listStyle,
  parallelItems,
  quotationPunctuation,
  confusables,
  confusedWord,
  apostrophe,
  genderedDefaults,
  incivility,
  contractions,
  informalWords,
  exclamation,
  missingPinCite,
  idAfterSeveral,
];

/** What a rule of the whole text collects is its own affair. */
// biome-ignore lint/suspicious/noExplicitAny: each rule gets back what it collected itself
type AnyDocumentRule = DocumentRule<any>;

/** The rules that need the whole text. */
export const DOCUMENT_RULES: readonly AnyDocumentRule[] = [
  acronyms,
  inconsistentTerms,
  unusedTerm,
  undefinedTerm,
  termBeforeDefinition,
  nameDrift,
  toldTwice,
  deadReference,
  deadExhibit,
  numberingGap,
  misspelling,
  openPlace,
  citationForm,
  overLength,
];

/** All rules, as a reader of the catalog sees them. */
export const CATALOG: readonly RuleCard[] = [...PARAGRAPH_RULES, ...DOCUMENT_RULES];
