/** Users who share the load, each with a session. */
const USERS = 20;
const PASSWORD = 'a bench of its own';

export async function signUpAll(origin) {
  const asks = [];
  for (let n = 1; n <= USERS; n++) asks.push(await signUp(origin, emailOf(n)));
  let turn = 0;
  return {
    ...{ email: emailOf(1), password: PASSWORD },
    /** Resolves with the status of the answer, once it has been read. */
    next: () => asks[turn++ % USERS],
    async someCase() {
      const query = 'Miranda v. Arizona';
      const { cases } = JSON.parse(await asks[0].text({ path: '/search', body: { query } }));
      return cases[0].id;
    },
  };
}

const emailOf = (n) => `user-${n}@firm.example`;

async function signUp(origin, email) {
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Ann Advocate' }),
  });
  if (!response.ok) throw new Error(`Nobody can sign up: ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = async (request, signal) => {
    const answer = await fetch(`${origin}/api${request.path}`, optionsOf(request, cookie, signal));
    await answer.arrayBuffer();
    return answer.status;
  };
  ask.text = async (request) =>
    (await fetch(`${origin}/api${request.path}`, optionsOf(request, cookie))).text();
  return ask;
}

function optionsOf({ method = 'POST', body, isVisitor }, cookie, signal) {
  const isForm = body instanceof FormData;
  const headers = { ...(isVisitor ? {} : { cookie }), ...(isForm ? {} : JSON_HEADER) };
  return {
    ...{ method, signal, headers },
    ...(method === 'GET' ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
}

const JSON_HEADER = { 'content-type': 'application/json' };
