import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { People } from './settings.js';

const INTERACTION = /^\/interaction\/[\w-]+$/;
/** Where a test that runs in another process says who there is. */
const PEOPLE = '/people';

/** What somebody sees who signs in, or who does not want to, and the provider itself. */
export function answerInteractions(provider: Provider, people: People): RequestListener {
  const rest = provider.callback();
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer);
    if (pathname === PEOPLE) void readPeople(request, response, people);
    else if (!INTERACTION.test(pathname)) void rest(request, response);
    else if (request.method === 'POST') void finish(provider, people, request, response);
    else showForm(response);
  };
}

function showForm(response: ServerResponse, word = ''): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(
    `<!DOCTYPE html><html lang="en"><title>The firm</title><h1>Sign in to the firm</h1><p>${word}</p>
     <form method="post"><label>User name <input name="login"></label>
       <button name="act" value="in">Sign in</button>
       <button name="act" value="cancel">Cancel</button></form></html>`,
  );
}

async function finish(
  provider: Provider,
  people: People,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const said = new URLSearchParams(await text(request));
  const person = people.get(said.get('login') ?? '');
  const isCanceled = said.get('act') === 'cancel';
  if (!person && !isCanceled) return showForm(response, 'Nobody has this user name.');
  const result = person
    ? { login: { accountId: person.id } }
    : { error: 'access_denied', error_description: 'The user <b>canceled</b>.' };
  await provider.interactionFinished(request, response, result);
}

async function readPeople(
  request: IncomingMessage,
  response: ServerResponse,
  people: People,
): Promise<void> {
  for (const [login, person] of Object.entries(JSON.parse(await text(request)))) {
    people.set(login, person as never);
  }
  response.end();
}
