import { build } from 'vite';
import { checkPort, serve } from './serve.mjs';

const DEFAULT_PORT = 4173;

/** PORT as a number. Throws an Error of one sentence where it is none. */
function askedPort() {
  const told = process.env.PORT;
  if (!told) return DEFAULT_PORT;
  const port = Number(told);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${told}, which is not a port: give a whole number up to 65535.`);
  }
  return port;
}

try {
  const port = askedPort();
  // Before the build, for nobody wants to wait for one only to read that the port is taken.
  await checkPort(port);
  if (!process.argv.includes('--no-build')) await build({ logLevel: 'warn' });
  const { url, close } = await serve({ port });
  console.log(`${url}/`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
