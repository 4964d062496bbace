import { Json } from './json.js';

describe('written JSON', () => {
  const written = new Json(Buffer.from('{"a":"§","b":[1]}'));
  const read = ({ bytes }: Json) => JSON.parse(bytes.toString()) as unknown;

  it('takes further fields without being read', () => {
    expect(read(written.with({ c: null, d: { e: '}' } }))).toEqual({
      a: '§',
      b: [1],
      c: null,
      d: { e: '}' },
    });
  });

  it('stays as it is where there are none', () => {
    expect(read(written.with({ c: undefined }))).toEqual({ a: '§', b: [1] });
  });
});
