import { IdentityProvider } from './identity-provider.js';

/**
 * An identity provider for the browser tests of the product at `HOME_URL`; `PORT` (0, or nothing, for a
 * free one) says where. It prints its address once it listens.
 */
const { HOME_URL: home = 'http://localhost:8080', PORT } = process.env;
const provider = await IdentityProvider.start({ home, port: Number(PORT ?? 0) });
console.log(`A provider is ready at ${provider.issuer}`);
process.once('SIGTERM', () => void provider.stop());
