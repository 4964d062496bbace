export { jobsService } from './jobs-service.js';
export { type TestBehaviour, testWork } from './test-task.js';
