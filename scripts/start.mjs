import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildStore, picturesOnDemand } from './buildStore.mjs';
import { ROOT } from './run.mjs';
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

/** Draws the pictures that nobody has asked for yet, while there is time. Gives how to stop. */
function drawAhead() {
  const drawing = spawn(process.execPath, [join(ROOT, 'scripts/pictures.mjs')], { stdio: 'ignore' });
  try {
    setPriority(drawing.pid, 15);
  } catch {
    // an account that may not do so draws at the common speed
  }
  return () => drawing.kill();
}

try {
  const port = askedPort();
  // Before the build, for nobody wants to wait for one only to read that the port is taken.
  await checkPort(port);
  const picture = await (process.argv.includes('--no-build') ? picturesOnDemand() : buildStore());
  const { url, close } = await serve({ port, picture });
  console.log(`${url}/`);
  const stopDrawing = drawAhead();
  const stop = () => {
    stopDrawing();
    close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
