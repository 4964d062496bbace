/**
 * Words that ask and say nothing about the subject. Listed by spelling, because a stem may be
 * shared with a distinctive word, such as "questioning" or "rulings". Words that occur in names of
 * laws, such as "first" or "new", are not included.
 */
const QUESTION_WORDS = new Set(
  `what how when where why whether whose who whom can could may might must shall should would does
  done have been court courts case cases law laws legal rule rules question questions issue issues
  regarding concerning involving factor factors outcome determine determines determined determining
  decide decided consider considers considered considering mean means happen happens happened
  i me my we us our you your he him she it they them someone somebody anyone anybody everyone
  everybody something anything nothing everything person persons people one another other
  get gets got getting give gives given go goes make makes made say says said tell ask want
  take takes taken took use used uses bring brought come came find found keep kept let put see seen
  seek sought become hold held think know known believe need needs
  about because also just even still ever already too very more most if not no than then under upon
  through against between during before after into without while until since only such same all
  each every both any some many much few
  can't cannot couldn't won't wouldn't shouldn't mustn't doesn't don't didn't isn't aren't wasn't weren't
  hasn't haven't hadn't`.split(/\s+/),
);

/** @param spelling in lower case */
export function isQuestionWord(spelling: string): boolean {
  return QUESTION_WORDS.has(spelling.replace('’', "'"));
}
