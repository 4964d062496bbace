export { jobsService } from './jobs-service.js';
export { type KillLedger, killWorkers } from './kills/kill-workers.js';
export { type TestBehaviour, testWork } from './test-task.js';
