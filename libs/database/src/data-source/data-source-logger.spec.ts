import { shapeOf } from './data-source-logger.js';

describe('a slow statement in the log', () => {
  it.each([
    ['SELECT * FROM "auth"."users" "u" WHERE name = $1', 'SELECT auth.users'],
    [`INSERT INTO leads (email) VALUES ('from it''s secret')`, 'INSERT leads'],
    [
      'WITH x AS (SELECT 1 FROM cases JOIN opinions USING (id)) UPDATE cases SET a = 1',
      'WITH cases, opinions',
    ],
    ['COMMIT', 'COMMIT'],
  ])('%s is told as %s', (query, shape) => {
    expect(shapeOf(query)).toBe(shape);
  });
});
