/**
 * Signs somebody in at the provider as a browser without a person before it would, or cancels.
 *
 * @param cookies the browser's: whoever has signed in with them is asked no more
 * @returns the address to which the provider sends the browser back
 */
export async function signInAt(
  location: string,
  login: string | null,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const { origin } = new URL(location);
  let at = new URL(location);
  for (let step = 0; step < 10; step += 1) {
    const isForm = at.pathname.startsWith('/interaction/');
    const said: Record<string, string> = login === null ? { act: 'cancel' } : { act: 'in', login };
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm ? { method: 'POST', body: new URLSearchParams(said) } : {}),
    });
    await response.body?.cancel();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`The provider answered ${response.status} at ${at.pathname}.`);
    at = new URL(next, at);
    if (at.origin !== origin) return at;
  }
  throw new Error('The provider goes round in circles.');
}
