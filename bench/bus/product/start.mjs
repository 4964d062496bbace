import { busKeys, freePort } from '@casewright/testing';

const SERVICES = ['auth', 'search'];

/**
 * Gateway, auth, and search as Compose runs them: a process each, by their own entry files.
 * @returns the programs, ready, and the gateway's port
 */
export async function startProduct({ brokerUrl, databaseUrls, webRoot }, start) {
  const keys = busKeys();
  const services = await Promise.all(
    SERVICES.map(async (name) => {
      const healthPort = await freePort();
      const program = start(name, `services/${name}/dist/main.js`, {
        ...keys[name],
        MESSAGE_BUS_URL: brokerUrl,
        DATABASE_URL: databaseUrls[name],
        HEALTH_PORT: String(healthPort),
      });
      await program.answersAt(`http://127.0.0.1:${healthPort}/ready`);
      return program;
    }),
  );
  const port = await freePort();
  const gateway = start('gateway', 'gateway/dist/main.js', {
    ...keys.gateway,
    MESSAGE_BUS_URL: brokerUrl,
    PORT: String(port),
    WEB_ROOT: webRoot,
    RATE_LIMITS: 'off',
  });
  await gateway.answersAt(`http://127.0.0.1:${port}/api/health/live`);
  return { port, gateway, services };
}
