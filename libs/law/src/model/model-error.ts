import { AppError } from '@casewright/contracts';

/** How asking a model can fail, each with its sentence for the user. None names the key. */
export const MODEL_FAULTS = {
  key: 'The API key for the model was refused.',
  forbidden: 'This installation does not allow models outside its private network.',
  'rate-limited': 'The model’s endpoint has no capacity for this installation at present.',
  unavailable: 'The model’s endpoint reported an internal error.',
  unreachable: 'The model’s endpoint could not be reached.',
  timeout: 'The model did not answer in time.',
  truncated: 'The model’s answer broke off.',
  malformed: 'The model’s answer could not be read.',
  schema: 'The model’s answer did not have the requested form.',
  refused: 'The model declined to answer.',
  empty: 'The model’s answer was empty.',
  'too-long': 'The model’s answer did not end.',
  'bad-request': 'The model’s endpoint did not accept the request.',
  'too-large': 'The request is larger than the model’s context.',
  paused: 'The model’s endpoint failed several times in a row and is being left alone for a while.',
  ungrounded: 'Nothing in the model’s answer could be traced to what it read.',
} as const;
export type ModelFault = keyof typeof MODEL_FAULTS;

/** Sent again, each of these may go well. */
const PASSING: readonly ModelFault[] = ['rate-limited', 'unavailable', 'unreachable', 'truncated'];
/** Each of these says that the endpoint is ill, rather than one answer. */
const OF_THE_ENDPOINT: readonly ModelFault[] = ['unavailable', 'unreachable', 'timeout'];

/** After each of these, what was said until then is the model's own. */
const CUTS: readonly ModelFault[] = ['timeout', 'truncated', 'too-long'];

/** The model gave no answer that can be used. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly fault: ModelFault,
    /** Milliseconds that the endpoint asks us to wait. */
    readonly retryAfterMs?: number,
    /** What had been answered until then. */
    readonly said = '',
  ) {
    super(MODEL_FAULTS[fault]);
  }

  get isPassing(): boolean {
    return PASSING.includes(this.fault);
  }

  get isCut(): boolean {
    return CUTS.includes(this.fault);
  }

  get isOfTheEndpoint(): boolean {
    return OF_THE_ENDPOINT.includes(this.fault);
  }
}

/**
 * The error for a missing or refused key: every screen tells its user what the administrator must
 * fix.
 */
export const keyError = (): AppError =>
  new AppError(
    'AI_KEY_INVALID',
    'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
  );
