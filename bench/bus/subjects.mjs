import { ANY_SESSION } from './casewright-echo/session.mjs';
import { Program } from './processes/program.mjs';
import { openAccount } from './product/account.mjs';
import { startProduct } from './product/start.mjs';
import { settings } from './settings.mjs';

/**
 * @typedef {object} Subject what is measured
 * @property {string} name
 * @property {string} title
 * @property {Program[]} programs the processes that do the work, whose processor time is counted
 * @property {Program} load the process that makes the calls; one of `programs` where it cannot be
 * told apart from them
 * @property {object} [target] of the HTTP load generator
 */

/**
 * Starts every process of every subject; they idle while another is measured.
 * @param {(stop: () => Promise<void>) => void} onStop takes what ends each process
 * @returns {Promise<Subject[]>} in the order in which they take turns
 */
export async function startSubjects(infrastructure, onStop) {
  const start = (name, path, env) => {
    const program = Program.start(name, path, env);
    onStop(() => program.stop());
    return program;
  };
  const startReady = async (name, path, env) => {
    const program = start(name, `bench/bus/${path}`, env);
    return { program, facts: await program.ready() };
  };
  const { program: http } = await startReady('http load', 'load/http-load.mjs', {});
  const subjects = [
    ...(await bareNest(infrastructure, startReady, http)),
    ...(await casewrightEcho(infrastructure, startReady, http)),
    ...(await product(infrastructure, start, http)),
  ];
  const { only } = settings;
  return only.length > 0 ? subjects.filter(({ name }) => only.includes(name)) : subjects;
}

async function bareNest({ brokerUrl }, startReady, load) {
  const env = { BROKER_URL: brokerUrl, QUEUE: 'bench.nest' };
  const service = await startReady('nest echo service', 'bare-nest/echo-service.mjs', env);
  const gateway = await startReady('nest gateway', 'bare-nest/gateway.mjs', env);
  const { port } = gateway.facts;
  const programs = [gateway.program, service.program];
  return [
    {
      name: 'bare-nest',
      title: 'bare NestJS RabbitMQ echo over HTTP',
      programs,
      load,
      target: { port, path: '/echo' },
    },
    {
      name: 'bare-nest-20',
      title: 'the same, of 20 entries',
      programs,
      load,
      target: { port, path: '/echo/many' },
    },
  ];
}

async function casewrightEcho({ brokerUrl, webRoot }, startReady, load) {
  const env = { BROKER_URL: brokerUrl, WEB_ROOT: webRoot };
  const services = await startReady('our echo services', 'casewright-echo/services.mjs', env);
  const caller = await startReady('our bus caller', 'casewright-echo/caller.mjs', env);
  const gateway = await startReady('our echo gateway', 'casewright-echo/gateway.mjs', env);
  const { port } = gateway.facts;
  return [
    {
      name: 'our-bus',
      title: 'our bus call',
      programs: [caller.program, services.program],
      load: caller.program,
    },
    {
      name: 'our-echo',
      title: 'our gateway: session check and echo',
      programs: [gateway.program, services.program],
      load,
      target: { port, path: '/api/search/history', headers: { Cookie: ANY_SESSION } },
    },
  ];
}

async function product(infrastructure, start, load) {
  const { port, gateway, services } = await startProduct(infrastructure, start);
  const [auth, search] = services;
  const headers = { Cookie: await openAccount(`http://127.0.0.1:${port}`) };
  return [
    {
      name: 'our-session',
      title: 'our gateway: session check alone',
      programs: [gateway, auth],
      load,
      target: { port, path: '/api/auth/me', headers },
    },
    {
      name: 'our-history',
      title: 'our gateway: history, 20 entries from SQL',
      programs: [gateway, search, auth],
      load,
      target: { port, path: '/api/search/history', headers },
    },
  ];
}
