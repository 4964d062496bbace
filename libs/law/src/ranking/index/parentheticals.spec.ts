import { describe, expect, it } from '@jest/globals';
import { parentheticalsIn } from './citing-text.js';

function after(citation: string, rest: string) {
  const passage = `The rule is old. ${citation}${rest}`;
  return { passage, citationEnd: passage.indexOf(citation) + citation.length };
}

describe('parentheticalsIn', () => {
  it('reads what is said right after the citation', () => {
    const said = 'holding that a spouse may testify without the\n consent of the other';
    expect(parentheticalsIn([after('445 U.S. 40', `, 53 (1980) (${said}).`)])).toEqual([
      'holding that a spouse may testify without the consent of the other',
    ]);
  });

  it('leaves what is said of another case', () => {
    const other =
      ' (1980); Hawkins v. United States, 358 U.S. 74 (1958) (holding that a wife may not be made to testify)';
    expect(parentheticalsIn([after('445 U.S. 40', other)])).toEqual([]);
  });
});
