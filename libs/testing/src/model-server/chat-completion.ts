import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScriptedChat } from './scripted-answer.js';

const DRIP_MS = 20;
/** Letters of one event of a stream. */
const PIECE = 40;

interface ChatBody {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages?: { content?: unknown }[];
}

/** Answers a chat completion, whole or as a stream of events, as the request asks. */
export async function answerChat(
  response: ServerResponse,
  body: ChatBody,
  chat: ScriptedChat,
): Promise<void> {
  if (chat.fault === 'hang') return;
  if (chat.fault === 'hang-up') return void response.destroy();
  if (body.stream) return streamChat(response, body, chat);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (chat.fault === 'garble') return void response.end('{"choices": [{"mess');
  response.end(
    JSON.stringify({
      ...head(body, 'chat.completion'),
      choices: [{ index: 0, message: messageOf(chat), finish_reason: chat.finish ?? 'stop' }],
      usage: usageOf(body, chat),
    }),
  );
}

async function streamChat(
  response: ServerResponse,
  body: ChatBody,
  chat: ScriptedChat,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: object): void => {
    const chunk = { ...head(body, 'chat.completion.chunk'), ...event };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const delta = (change: object, finish: string | null = null): void =>
    send({ choices: [{ index: 0, delta: change, finish_reason: finish }] });
  delta({ role: 'assistant', content: '' });
  if (chat.fault === 'garble') return void response.end('data: {"choices": [{"del\n\n');
  const pieces = piecesOf(chat);
  for (let at = 0; response.writable && !response.destroyed; at++) {
    // What was written still arrives.
    if (chat.fault === 'truncate' && at >= pieces.length / 2) return void response.socket?.end();
    if (chat.fault === 'stall' && at >= pieces.length / 2) return;
    const piece = chat.fault === 'endless' ? pieces[at % pieces.length] : pieces[at];
    if (piece === undefined) break;
    delta({ content: piece });
    if (chat.fault === 'drip') await pause(DRIP_MS);
    else if (response.writableNeedDrain) await drained(response);
  }
  if (chat.refusal) delta({ refusal: chat.refusal });
  delta({}, chat.finish ?? 'stop');
  if (body.stream_options?.include_usage) send({ choices: [], usage: usageOf(body, chat) });
  response.end('data: [DONE]\n\n');
}

function piecesOf({ say = '', fault }: ScriptedChat): string[] {
  const size = fault === 'drip' ? 1 : PIECE;
  return Array.from({ length: Math.ceil(say.length / size) }, (_, at) =>
    say.slice(at * size, (at + 1) * size),
  );
}

/** Resolves when more can be written, or nothing anymore. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
}

const head = ({ model }: ChatBody, object: string) => ({
  id: 'chatcmpl-stub',
  created: 1_700_000_000,
  object,
  model: model ?? 'stub',
});

const messageOf = ({ say, refusal }: ScriptedChat) => ({
  role: 'assistant',
  content: refusal ? null : (say ?? ''),
  refusal: refusal ?? null,
});

/** A token for every four letters. */
function usageOf({ messages = [] }: ChatBody, { say = '', usage }: ScriptedChat) {
  if (usage) return usage;
  const prompt = messages.reduce((sum, { content }) => sum + String(content).length, 0);
  const prompt_tokens = Math.ceil(prompt / 4);
  const completion_tokens = Math.ceil(say.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
