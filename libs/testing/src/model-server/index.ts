export {
  type ModelRequest,
  ModelServer,
  type ModelServerOptions,
  type ScriptedAnswer,
} from './model-server.js';
