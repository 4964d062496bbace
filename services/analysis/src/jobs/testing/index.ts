export { jobsService } from './jobs-service.js';
export { killWorkers } from './kills/kill-workers.js';
export { type TestBehavior, testWork } from './test-task.js';
