/** An answer as JSON, at once. */
export interface ScriptedJson {
  status: number;
  headers?: Record<string, string>;
  /** JSON; absent: an error as OpenAI words it. */
  body?: unknown;
}

/** How the text of a completion goes wrong on its way. */
export type ChatFault =
  /** Nothing is ever answered. */
  | 'hang'
  /** The connection breaks before the answer. */
  | 'hang-up'
  /** One letter now and then. */
  | 'drip'
  /** It begins, and no more comes. */
  | 'stall'
  /** The connection breaks in the middle. */
  | 'truncate'
  /** The text again and again, without an end. */
  | 'endless'
  /** What comes is not JSON. */
  | 'garble';

/** What the model writes to a chat completion. */
export interface ScriptedChat {
  say?: string;
  /** Why it will not answer, in its own words. */
  refusal?: string;
  /** `length` where it ran out of tokens. */
  finish?: 'stop' | 'length' | 'content_filter' | 'eos';
  /** As the endpoint counts; absent: a token for every four letters. */
  usage?: object;
  fault?: ChatFault;
}

export type ScriptedAnswer = ScriptedJson | ScriptedChat;
