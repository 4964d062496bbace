import { type RunningProduct, startProduct } from '../test/product.js';

const LINK = /http:\/\/localhost:\d+\/setup#([\w-]{43})$/;

describe('the first administrator', () => {
  let product: RunningProduct;
  let token: string;

  beforeAll(async () => {
    product = await startProduct({ env: { SETUP_TOKEN: '', SIGNUP: 'closed' } });
    token = product.said.flatMap((line) => LINK.exec(line)?.[1] ?? [])[0] ?? '';
  });
  afterAll(async () => {
    await product.stop();
    process.env.SIGNUP = '';
  });

  const post = (path: string, body: object) =>
    fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** What is said of a link when it is opened. */
  const look = async (setup: string) => {
    const response = await post('/api/auth/setup/reading', { setup });
    return response.status === 204 ? 'works' : ((await response.json()) as { code: string }).code;
  };
  const open = async (name: string, setup?: string) => {
    const response = await post('/api/auth/signup', {
      email: `${name}@firm.example`,
      password: 'secret-1',
      name: 'Ann Advocate',
      ...(setup === undefined ? {} : { setup }),
    });
    const { code, role } = (await response.json()) as { code?: string; role?: string };
    return code ?? role;
  };

  it('has the link that was printed, which works once, and nobody else becomes it', async () => {
    expect(token).not.toBe('');
    expect(await open('early')).toBe('SIGNUP_CLOSED');
    expect(await open('guesser', 'q'.repeat(43))).toBe('FORBIDDEN');
    expect(await Promise.all([look('q'.repeat(43)), look(token)])).toEqual(['FORBIDDEN', 'works']);
    const both = await Promise.all([open('one', token), open('two', token)]);
    expect(both.sort()).toEqual(['CONFLICT', 'administrator']);
    expect(await open('late', token)).toBe('CONFLICT');
    expect(await Promise.all([look('q'.repeat(43)), look(token)])).toEqual([
      'FORBIDDEN',
      'CONFLICT',
    ]);
  });
});
