export {
  type ModelRequest,
  ModelServer,
  type ModelServerOptions,
} from './model-server.js';
export type { ChatFault, ScriptedAnswer, ScriptedChat } from './scripted-answer.js';
