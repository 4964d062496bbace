export { measureDisks } from './disk-readings.js';
export { counter, gauge, registry, secondsSince, timer } from './instruments.js';
export { openMetrics } from './metrics-server.js';
export { type Reading, reading } from './readings.js';
