/** light verb + noun, the verb that is in it, and what may follow: `of` falls away, `that` stays. */
export type Nominal = readonly [lights: string, noun: string, verb: string, follow: string];

/** `lights: noun>verb>follow; noun>verb>follow #` */
const ROWS = `
make|reach: a determination>determine>of> that>that whether>whether to>to;
a decision>decide>that>that to>to on> whether>whether; the decision>decide>that>that to>to on> whether>whether;
the determination>determine>of> that>that whether>whether to>to #
reach|draw: a conclusion>conclude>that>that #
come to|reach|arrive at: the conclusion>conclude>that>that #
make: an assumption>assume>that>that; the assumption>assume>that>that; a recommendation>recommend>that>that;
a suggestion>suggest>that>that; an allegation>allege>that>that; the argument>argue>that>that;
an argument>argue>that>that; the claim>claim>that>that; an attempt>try>to>to; an effort>try>to>to;
a request>ask>for>for; an arrest>arrest>of>; a payment>pay>of>; payment>pay>of>; a contribution>contribute>to>to;
a distinction>distinguish>between>between; reference>refer>to>to; mention>mention>of>; provision>provide>for>for;
use>use>of>; an admission>admit>that>that; the allegation>allege>that>that; an assertion>assert>that>that;
a contention>contend>that>that; a statement>state>that>that; a concession>concede>that>that;
a promise>promise>to>to that>that; an offer>offer>to>to; an election>elect>to>to;
an inquiry>inquire>into>into about>about; a demand>demand>that>that; delivery>deliver>of>; disclosure>disclose>of>;
a comparison>compare>of>; an adjustment>adjust>of> to>; a modification>modify>of> to>;
an assessment>assess>of> whether>whether; an evaluation>evaluate>of>; an examination>examine>of>;
a showing>show>that>that; a finding>find>that>that; an appointment>appoint>of> #
give: consideration>consider>to>; notice>notify>to>; an explanation>explain>of>;
an indication>indicate>that>that of>; approval>approve>to> for> of>; an answer>answer>to>; assistance>assist>to>;
a description>describe>of> #
provide: an explanation>explain>of> for>; a description>describe>of>; a summary>summarize>of>;
notification>notify>to>; assistance>assist>to>; compensation>compensate>to>; a response>respond>to>to;
an answer>answer>to>; support>support>for>; protection>protect>for> to>; an indication>indicate>that>that of>;
verification>verify>of>; an analysis>analyze>of>; a discussion>discuss>of> #
conduct|perform|undertake|carry out|make: an investigation>investigate>of> into>; an inspection>inspect>of> #
conduct|perform|undertake|carry out: an examination>examine>of>; an analysis>analyze>of>; a review>review>of>;
an evaluation>evaluate>of>; an assessment>assess>of>; a search>search>of>; an audit>audit>of>; a study>study>of>;
a survey>survey>of>; a test>test>of>; an inquiry>inquire>into>into #
enter into|reach|come to: an agreement>agree>to>to that>that #
file|raise|lodge|make: an objection>object>to>to #
raise|lodge: objections>object>to>to #
place: reliance>rely>on>on upon>on; emphasis>emphasize>on> upon> #
hold: a discussion>talk>about>about; a meeting>meet>with>with #
engage in: negotiations>negotiate>with>with over>over; a discussion>discuss>of>;
a conversation>talk>about>about with>with #
take: into consideration>consider>> #
have: an effect>affect>on> upon>; an impact>affect>on> upon>; a discussion>talk>about>about with>with;
knowledge>know>of>of that>that; need>need>of>; a need>need>for>; a preference>prefer>for>;
a belief>believe>that>that #
offer|give: an explanation>explain>of> for> #
express: the opinion>believe>that>that #
exercise: control>control>over>; supervision>supervise>over> of> #
conduct|perform|undertake: a comparison>compare>of> #
conduct|perform|undertake|carry out|make|do: a valuation>value>of>; an appraisal>appraise>of>;
a calculation>calculate>of>; a verification>verify>of>; a measurement>measure>of>; a reconstruction>reconstruct>of>;
an interview>interview>of>; a demonstration>demonstrate>of>; an interrogation>interrogate>of>;
a reassessment>reassess>of>; a simulation>simulate>of>; a reconciliation>reconcile>of>; a translation>translate>of>;
a demolition>demolish>of>; an excavation>excavate>of>; an installation>install>of>; a revision>revise>of> #
effect: a cancellation>cancel>of>; a termination>terminate>of>; a transfer>transfer>of>; a sale>sell>of>;
a change>change>in> #
reach|enter into: a settlement>settle>with>with #
come to: the realization>realize>that>that #
reach|come to: a conclusion>conclude>that>that #
have|hold: a conversation>talk>about>about with>with #
bear: a resemblance>resemble>to> #
submit: an application>apply>for>for; a request>ask>for>for #
constitute: a violation>violate>of>; a breach>breach>of>`;

export const NOMINALS: readonly Nominal[] = ROWS.split('#').flatMap((group) => {
  const [lights = '', rows = ''] = group.replace(/\s+/g, ' ').split(': ');
  return rows.split('; ').map((row): Nominal => {
    const [, noun = '', verb = '', follow = ''] = /^([^>]+)>([^>]+)>(.*)$/.exec(row.trim()) ?? [];
    return [lights.trim(), noun, verb, follow];
  });
});

/** Flagged even where nothing follows that a replacement could continue with. */
export const ALONE = new Set(['a determination', 'a decision']);

/** `is in violation of` and the like: what is in the place of *be* and the phrase. */
export const STATES = `
in violation of>violate|in agreement with>agree with|in compliance with>comply with|
in conflict with>conflict with|indicative of>indicate|reflective of>reflect|in need of>need|
dependent on>depend on|dependent upon>depend on|supportive of>support|in opposition to>oppose|
in receipt of>have|a violation of>violate|in possession of>possess|in contravention of>contravene|
in breach of>breach|in existence>exist|in attendance at>attend|in agreement that>agree that|
applicable to>apply to|inclusive of>include|suggestive of>suggest|determinative of>determine|
a reflection of>reflect|an indication of>indicate|an indication that>indicate that|productive of>produce|
violative of>violate`
  .trim()
  .split(/\|\s?/)
  .map((pair) => pair.split('>') as [string, string]);
