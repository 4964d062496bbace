import { z } from 'zod';
import { defineCall } from './define.js';

/** What a model is asked to do, as use and prompts are counted by it. */
export const MODEL_TASKS = [
  'analyze',
  'ask',
  'citation',
  'question',
  'relevance',
  'template',
  'writing',
] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

/** Models that do a task in place of the one for all. */
export const TaskModelsSchema = z.partialRecord(z.enum(MODEL_TASKS), z.string().min(1));
export type TaskModels = z.infer<typeof TaskModelsSchema>;

/** Which model helps in this installation: screens ask for nothing of a model where there is none. */
const ModelInUseSchema = z.object({
  /** Its name; null where the built-in engine works alone, and where the model's key is missing. */
  model: z.string().min(1).nullable(),
  taskModels: TaskModelsSchema.optional(),
});
export type ModelInUse = z.infer<typeof ModelInUseSchema>;

/** Says which model the analysis service asks. Asks it nothing. */
export const readModelInUse = defineCall('analysis.model.in-use', {
  rule: 'read',
  response: ModelInUseSchema,
  http: {
    route: 'GET /model',
    tag: 'Model',
    summary: 'Which model helps in this installation; null if the built-in engine works alone',
  },
});
