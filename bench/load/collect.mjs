/**
 * Loaded by a process that is measured: on SIGUSR2 it collects all its garbage. What the collector
 * would give back in time is no growth, and it swings by more than the bound of a soak.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
