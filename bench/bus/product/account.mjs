/** Entries in the measured history. */
const ENTRIES = 20;

/**
 * Signs a user up and searches, as a browser would.
 * @returns {Promise<string>} the value of the Cookie header that holds the session
 */
export async function openAccount(origin) {
  const api = `${origin}/api`;
  const signup = await post(`${api}/auth/signup`, {
    email: 'bench@firm.example',
    password: 'for-the-benchmark-only',
    name: 'Ben Chmark',
  });
  const cookie = signup.headers.get('set-cookie').split(';')[0];
  for (let n = 1; n <= ENTRIES; n += 1) {
    await post(`${api}/search`, { query: `warrantless search of a cell phone ${n}` }, { cookie });
  }
  const history = await fetch(`${api}/search/history`, { headers: { cookie } });
  const entries = await history.json();
  if (entries.length !== ENTRIES) {
    throw new Error(`The history has ${entries.length} entries instead of ${ENTRIES}.`);
  }
  return cookie;
}

async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.ok) return response;
  throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`);
}
