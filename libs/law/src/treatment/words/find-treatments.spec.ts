import { findCitations, resolveCitations } from '../../citations/index.js';
import { findTreatments } from './find-treatments.js';

/** Cited before the sentence under test, so that short names have somewhere to lead. */
const CITED_BEFORE =
  'The question has come up before. See Harmon v. Ridley, 311 U.S. 20 (1940); Betancourt v. Stowe, 402 U.S. 88 (1971).\n\n';
const T = 'Harmon v. Ridley, 311 U.S. 20 (1940)';
const O = 'Betancourt v. Stowe, 402 U.S. 88 (1971)';

/** What is said about *Harmon*, or about another case if named: kind, scope and agent. */
function treatmentsOf(sentence: string, name = 'Harmon v. Ridley') {
  const text = CITED_BEFORE + sentence;
  const citations = findCitations(text);
  const resolved = resolveCitations(citations);
  return findTreatments(text, citations, resolved, 'Lowell v. Carrick').filter(
    ({ authority }) => resolved.authorities.find(({ id }) => id === authority)?.name === name,
  );
}

const kindsOf = (sentence: string) => [...new Set(treatmentsOf(sentence).map(({ kind }) => kind))];

const SAYS: [kind: string, sentence: string][] = [
  ['overruled', `We therefore overrule ${T}.`],
  ['overruled', 'Today we overrule Harmon.'],
  ['overruled', 'Harmon was wrongly decided, and Harmon is now overruled.'],
  ['overruled', `${T}, is hereby overruled.`],
  ['overruled', `${T}, must be, and now is, overruled.`],
  ['overruled', `The rule of ${T}, was expressly overruled by ${O}.`],
  ['overruled', `In ${O}, this Court overruled ${T}.`],
  ['overruled', `${O} (overruling ${T}).`],
  ['overruled', `${T}, overruled by ${O}.`],
  ['overruled', `We overrule both ${O}, and ${T}, insofar as they hold otherwise.`],
  ['overruled', `We are constrained to overrule our holding in ${T}.`],
  ['overruled', `Our decision in ${T}, has been overruled.`],
  ['overruled', `${T}, overruled on other grounds, ${O}.`],
  ['overruled', 'To that extent we overrule Harmon, 311 U.S. at 25.'],
  ['overruled', `We overrule so much of ${T}, as says the contrary.`],
  ['overruled', `${T}, and ${O}, are overruled.`],
  ['overruled', `We repudiate the doctrine of ${T}.`],
  ['abrogated', `Congress abrogated our decision in ${T}.`],
  ['abrogated', `${T}, abrogated by ${O}.`],
  ['abrogated', `${T}, was abrogated on other grounds by statute.`],
  ['superseded', `${T}, has been superseded by the Act of 1996.`],
  ['superseded', `${T}, superseded by statute, Pub. L. 102-166.`],
  ['criticised', `The reasoning of ${T}, has been sharply criticized.`],
  ['criticised', `We disapprove ${T}.`],
  ['criticised', `We disapprove of the dictum in ${T}.`],
  ['questioned', `${T}, has been seriously questioned.`],
  ['questioned', `Later decisions have questioned the soundness of ${T}.`],
  ['questioned', `We doubt the continued vitality of ${T}.`],
  ['questioned', `${T}, is no longer good law.`],
  ['criticised', 'Any contrary statements in Harmon and its progeny are disapproved.'],
  ['vacated', `The judgment in ${T}, has this day been vacated.`],
  ['vacated', 'The judgment in Harmon v. Ridley has this day been vacated.'],
  ['limited', `We limit ${T}, to its facts.`],
  ['limited', `${T}, is limited to cases of actual bias.`],
  ['limited', `We decline to extend ${T}, to this setting.`],
  ['limited', `The rule of ${T}, has been confined to criminal cases.`],
  ['distinguished', `${T}, is distinguishable.`],
  ['distinguished', `${T}, is readily distinguished.`],
  ['distinguished', `This distinguishes the present case from ${T}.`],
  ['distinguished', `The court below distinguished ${T}, on that ground.`],
  ['distinguished', `${O} (distinguishing ${T}).`],
  ['reaffirmed', `We reaffirm ${T}.`],
  ['reaffirmed', `${T}, was reaffirmed only last Term.`],
  ['followed', `We follow ${T}.`],
  ['followed', `We adhere to ${T}.`],
  ['followed', `${T}, has been consistently followed.`],
  ['not followed', `We decline to follow ${T}.`],
  ['not followed', `The Second Circuit refused to follow the reasoning of ${T}.`],
  ['explained', `${O} (explaining ${T}).`],
  ['affirmed', `${T}, aff'd, ${O}.`],
  ['reversed', `${T}, rev'd, ${O}.`],
  ['reversed', `${O}, reversing ${T}.`],
  ['vacated', `${T}, vacated, ${O}.`],
];

const SAYS_NOTHING: string[] = [
  `We decline to overrule ${T}.`,
  `We need not overrule ${T}.`,
  `We have never overruled ${T}.`,
  `The petitioner asks us to overrule ${T}.`,
  `Respondents urge that ${T}, should be overruled.`,
  `The question is whether to overrule ${T}.`,
  `Were we to overrule ${T}, chaos would follow.`,
  `I would overrule ${T}.`,
  `If ${T}, were to be overruled, the rule would fall.`,
  `The trial court overruled the objection, citing ${T}.`,
  `The demurrer was overruled. See ${T}.`,
  `The motion was overruled in ${T}.`,
  `As we explained in ${T}, the rule is settled.`,
  `The rule followed in ${T}, governs.`,
  `It follows from ${T}, that the judgment stands.`,
  `Following ${T}, Congress amended the Act.`,
  `The judgment is affirmed. ${T}.`,
  `We affirm on the authority of ${T}.`,
  `The judgment was reversed in ${T}.`,
  `The limited holding of ${T}, controls.`,
  `The question presented in ${T}, was different.`,
  `The court in ${T}, questioned the witness.`,
  `${T}, cannot be distinguished.`,
  `${T}, is not distinguishable.`,
  `Nothing in ${O}, overruled ${T}.`,
  `There is no occasion to overrule ${T}.`,
  `Congress may abrogate immunity. ${T}.`,
  `The statute abrogates sovereign immunity, see ${T}.`,
  `The order was superseded by a later one; see ${T}.`,
  `${T}, overruled ${O}.`,
  `Should we overrule ${T}?`,
  `Without overruling ${T}, the Court reached the same result.`,
  `The dissent suggests that we overrule ${T}.`,
  `It is argued that Harmon has been overruled.`,
  "The trial court overruled Harmon's motion to suppress.",
  `I would begin by overruling ${T}, and leave the rest.`,
  `Clarity might also be achieved by overruling ${T}.`,
  `Plaintiff argues that the court erred by failing to see that the Act superseded ${T}.`,
  `We cannot say that the Court intended to overrule ${T}.`,
  `His motion in arrest of judgment having been overruled (${T}), he appealed.`,
  `The conviction was affirmed, ${T}.`,
  `The court reasoned as follows, ${T}.`,
  `It follows here as in ${T}, that the judgment falls.`,
  `Lowell asserts that Harmon is distinguishable.`,
  `The order was made, vacating judgment on authority of ${T}.`,
  `The limitations period is limited to two years. ${T}.`,
];

describe('treatments derived from an opinion', () => {
  it.each(SAYS)('%s: %s', (kind, sentence) => {
    expect(kindsOf(sentence)).toContain(kind);
  });

  it.each(SAYS_NOTHING)('nothing: %s', (sentence) => {
    expect(kindsOf(sentence)).toEqual([]);
  });

  it('says how much of the case is meant', () => {
    const scope = (sentence: string) => treatmentsOf(sentence)[0]?.scope;
    expect(scope(`We overrule ${T}.`)).toBe('whole');
    expect(scope(`We overrule ${T}, in part.`)).toBe('part');
    expect(scope(`We overrule so much of ${T}, as differs.`)).toBe('part');
    expect(scope(`${T}, overruled on other grounds, ${O}.`)).toBe('other-grounds');
  });

  it('says which case does it, where the opinion only reports it', () => {
    const by = (sentence: string) => treatmentsOf(sentence)[0]?.by;
    expect(by(`In ${O}, this Court overruled ${T}.`)).toBe('Betancourt v. Stowe');
    expect(by(`${T}, overruled by ${O}.`)).toBe('Betancourt v. Stowe');
    expect(by(`${O} (overruling ${T}).`)).toBe('Betancourt v. Stowe');
    expect(by(`We overrule ${T}.`)).toBeNull();
  });

  it('gives the words that say so, with their offsets', () => {
    const [found] = treatmentsOf(`We therefore overrule ${T}.`);
    const text = `${CITED_BEFORE}We therefore overrule ${T}.`;
    expect(text.slice(found!.start, found!.end)).toBe('overrule');
  });

  it('does not take a party of the case itself for a case', () => {
    const text = `See Carrick v. Bellweather, 12 U.S. 3 (1812). The objection of Carrick was overruled, and Carrick is overruled.`;
    const citations = findCitations(text);
    const resolved = resolveCitations(citations);
    expect(findTreatments(text, citations, resolved, 'Lowell v. Carrick')).toEqual([]);
  });
});
