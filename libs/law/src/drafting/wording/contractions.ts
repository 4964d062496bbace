/** Contractions in full, so that no verb or denial hides in them. */
export const inWords = (text: string): string =>
  text
    .replace(/\bcan['’]t\b/gi, 'cannot')
    .replace(/\bwon['’]t\b/gi, 'will not')
    .replace(/(?<=\b(?:is|are|do|does|has|have|must|should|was|were|did|need))n['’]t\b/gi, ' not')
    .replace(/['’]s(?= been\b)/gi, ' has')
    .replace(/(?<=\b(?:he|she|it|they|there|that|who|what))['’]s(?= )/gi, ' is')
    .replace(/(?<=\b(?:they|we|you))['’]re\b/gi, ' are')
    .replace(/['’]ll\b/gi, ' will')
    .replace(/(?<=\b(?:they|we|you|I))['’]ve\b/gi, ' have')
    .replace(/(?<=\b(?:if|when|unless) (?:\S+ ){1,3})wants? to\b/gi, 'elects to')
    .replace(/(?<!\b(?:to|for|by|of|with|from|on|between)) (?:him|her|it|them)sel(?:f|ves)\b/gi, '')
    .replace(
      /^(The (\p{Ll}+(?: \p{Ll}+)?)) ((?:is|has|will|must|shall|may)\b.*?,? (?:and|but)) it (?=\p{Ll})/u,
      '$1 $3 the $2 ',
    )
    .replace(/\b(the|this) (agreement|lease|contract) should\b/gi, '$1 $2 shall')
    .replace(/\bsays? so\b/gi, 'agrees')
    .replace(/\b(?:one|either) of us\b/gi, 'either party')
    .replace(/\bsays? no\b/gi, 'objects')
    .replace(/^(\p{Lu}\p{Ll}+s) (she|he|they) (?=\p{Ll}+s?\b)/u, '$1 that $2 ')
    .replace(
      /^it (?=is an? [^,.]*\b(?:license|lease|agreement)\b|(?:lasts|renews|covers) )/i,
      'This agreement ',
    )
    .replace(/\b(?:gets|(?:is|are) (?:allowed|free|entitled)) to (?=\p{Ll})/gu, 'may ')
    .replace(/\bat will\b/gi, 'at-will')
    .replace(
      /^(?:each )?own (?=(?:\p{L}+['’]?s? )?(?:costs|fees|expenses)\b)/iu,
      'Each party bears its own ',
    )
    .replace(/(?<=, (?:and |but ))(?:nobody|no one) /gi, 'no person ')
    .replace(/^(?:nobody|no one) (?=\p{L})/iu, 'No person ')
    .replace(
      /(?<=\b(?:he|she|it|they|we))['’]d(?= (?:also |rather )?(?:like|want|prefer)\b)/gi,
      ' would',
    )
    .replace(
      /^Either (?:can |may )?(?:out|quit|leave|get out|walk away)\b/i,
      'Either party may terminate',
    )
    .replace(/^(Either|Neither|Each|Both) (?=may|can|must|will|shall|pays?|bears?)\b/i, '$1 party ')
    .replace(/, else (?=(?:the )?\p{L})/u, ', and otherwise ')
    .replace(BARE_DAY, ' on ');

/** `Served March 9, 2026`: a day that nothing governs. */
const BARE_DAY =
  /(?<=\p{Ll}{3})(?<!\b(?:[Oo]f|until|till|through|before|after|since|and|dated|[Bb]etween|[Ff]rom|for|was|the|about|around|than|effective|\p{Ll}+ing|\p{Ll}+ term)) (?=\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d\b(?! (?:to|until|through|[-–])))/gu;

/** A sentence without the word that led on to it. */
export const bare = (quote: string): string =>
  quote
    .replace(
      /^(?:also|and|but|then|plus|finally|under (?:the|this) (?:deal|agreement|settlement|lease|contract)|in addition|additionally|of course|yes)[,:]? /i,
      '',
    )
    .replace(/[.,\s]+$/, '');
