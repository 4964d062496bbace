export {
  type ModelRequest,
  ModelServer,
} from './model-server.js';
export type { ScriptedAnswer, ScriptedChat } from './scripted-answer.js';
