export { jobsService } from './jobs-service.js';
export { killWorkers } from './kills/kill-workers.js';
export { type TestBehaviour, testWork } from './test-task.js';
