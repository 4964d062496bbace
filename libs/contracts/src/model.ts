import { z } from 'zod';
import { defineCall } from './define.js';

/** Which model helps in this installation: screens ask for nothing of a model where there is none. */
const ModelInUseSchema = z.object({
  /** Its name; null where the built-in engine works alone, and where the model's key is missing. */
  model: z.string().min(1).nullable(),
});
export type ModelInUse = z.infer<typeof ModelInUseSchema>;

/** Says which model the analysis service asks. Asks it nothing. */
export const readModelInUse = defineCall('analysis.model.in-use', {
  rule: 'read',
  request: z.object({}),
  response: ModelInUseSchema,
  http: {
    route: 'GET /model',
    tag: 'Model',
    summary: 'Which model helps in this installation; null if the built-in engine works alone',
  },
});
