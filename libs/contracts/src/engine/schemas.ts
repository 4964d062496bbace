import { z } from 'zod';
import { TaskModelsSchema } from '../model.js';
import { ModelReportSchema, TestFiguresSchema } from './reports.js';
import { TokenPricesSchema, UserNameSchema } from './usage.js';

const count = z.number().int().nonnegative();
const milliseconds = z.number().nonnegative();

/** The bounds of the model's use, as configured. */
const EngineLimitsSchema = z.object({
  /** Requests that one process sends at once. */
  concurrency: count,
  /** Seconds to the first word of an answer. */
  timeoutSeconds: count,
  /** How often a request is sent again that failed on its way. */
  retries: count,
  /** Tokens of a document that are read in one request, and altogether. */
  sectionTokens: count,
  documentTokens: count,
});

/** A request to the model that ended. */
const ModelCallSchema = z.object({
  at: z.iso.datetime(),
  task: z.string(),
  durationMs: milliseconds,
});

/** The newest requests to the configured model, of all processes. */
const RecentCallsSchema = z.object({
  requests: count,
  failures: count,
  /** Of the requests that were answered; null where none was. */
  p50Ms: milliseconds.nullable(),
  p95Ms: milliseconds.nullable(),
  lastSuccess: ModelCallSchema.nullable(),
  /** With its reason: a sentence. */
  lastFailure: ModelCallSchema.extend({ reason: z.string() }).nullable(),
});
export type RecentCalls = z.infer<typeof RecentCallsSchema>;

/**
 * How the endpoint is known to be. `answers`: the newest request was answered; `fails`: it was not;
 * `paused`: several failed in a row, and it is left alone for a while; `unasked`: nobody knows.
 */
const ENDPOINT_STATES = ['answers', 'fails', 'paused', 'unasked'] as const;

/** A model and its endpoint. The key is never told, only whether there is one. */
const ModelStatusSchema = z.object({
  model: z.string(),
  taskModels: TaskModelsSchema.optional(),
  /** Host and port of the endpoint. */
  host: z.string(),
  state: z.enum(ENDPOINT_STATES),
  /** The circuit breaker of the process that answered. */
  breaker: z.enum(['closed', 'open', 'half-open']),
  limits: EngineLimitsSchema,
  /** Null where none are configured. */
  prices: TokenPricesSchema.nullable(),
  recent: RecentCallsSchema,
});
export type ModelStatus = z.infer<typeof ModelStatusSchema>;

/** What thinks here, and why. */
export const EngineStatusSchema = z.object({
  /**
   * `local`: the built-in engine; `openai`: a model alongside it; `keyless`: a model without a key.
   */
  engine: z.enum(['local', 'openai', 'keyless']),
  /** Why it is this one: a sentence. */
  reason: z.string(),
  provider: z.enum(['auto', 'openai', 'local']),
  hasKey: z.boolean(),
  /** `off`: no endpoint outside the private network is asked. */
  external: z.enum(['on', 'off']),
  /** The prompts in use: `analyze` is `analyze@2`. */
  prompts: z.array(z.object({ task: z.string(), version: z.string() })),
  /** Null with another engine than a model. */
  model: ModelStatusSchema.nullable(),
  /** The newest 50 tests and the newest 50 evaluations of models, newest first. */
  reports: z.array(ModelReportSchema),
});
export type EngineStatus = z.infer<typeof EngineStatusSchema>;

/** What turns the library's texts and the words of searches into vectors. */
export const EmbeddingStatusSchema = z.object({
  model: z.string(),
  taskModels: TaskModelsSchema.optional(),
  /** Host and port of the endpoint. */
  host: z.string(),
  /** What is wrong: a sentence; null where nothing is known to be. */
  fault: z.string().nullable(),
  /** What a test found; null without one, and where it failed. */
  tested: z.object({ dimensions: count, durationMs: milliseconds }).nullable(),
});
export type EmbeddingStatus = z.infer<typeof EmbeddingStatusSchema>;

/** What an administrator sees of the engine. */
export const EngineOverviewSchema = z.object({
  engine: EngineStatusSchema,
  /** Null where no model of embeddings is configured, and where that is not known. */
  embedding: EmbeddingStatusSchema.nullable(),
  /** False where the search service did not say. */
  embeddingKnown: z.boolean(),
  /** Whose reports there are, but for those without an account anymore. */
  people: z.array(UserNameSchema),
});
export type EngineOverview = z.infer<typeof EngineOverviewSchema>;

/** What a test of the endpoints came to. */
export const EngineTestSchema = z.object({
  ok: z.boolean(),
  /** The model as the endpoint names it, else as it was asked for. */
  model: z.string(),
  durationMs: milliseconds,
  /** How it failed: `key`, `unreachable`, `timeout` …; null where it did not. */
  fault: z.string().nullable(),
  /** A sentence: what came of it, and what to fix. */
  message: z.string(),
  figures: TestFiguresSchema,
  /** What else was found: sentences, with what to do where it is not good; null: not known. */
  findings: z.array(z.object({ isGood: z.boolean().nullable(), text: z.string() })),
});
export type EngineTest = z.infer<typeof EngineTestSchema>;
