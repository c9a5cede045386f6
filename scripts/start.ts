import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildStore, storePictures } from './pages/store.ts';
import { ROOT, runMain, TYPESCRIPT } from './tools/processes.ts';
import { findFreePort, serve } from './tools/server.ts';

const DEFAULT_PORT = 4173;

/** PORT as a number. Throws an Error of one sentence where it is none. */
function readPort() {
  const { PORT } = process.env;
  if (!PORT) return DEFAULT_PORT;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${PORT}, which is not a port: give a whole number up to 65535.`);
  }
  return port;
}

/** Draws the pictures that nobody has requested yet, while there is time. Gives how to stop. */
function predrawPictures() {
  const drawing = spawn(process.execPath, [...TYPESCRIPT, join(ROOT, 'scripts/pictures.ts')], { stdio: 'ignore' });
  try {
    if (drawing.pid) setPriority(drawing.pid, 15);
  } catch {
    // an account that may not do so draws at the common speed
  }
  return () => drawing.kill();
}

await runMain(async () => {
  const port = readPort();
  // Before the build, for nobody wants to wait for one only to read that the port is taken.
  await findFreePort(port);
  const picture = await (process.argv.includes('--no-build') ? storePictures() : buildStore());
  const { url, close } = await serve({ port, picture });
  console.log(`${url}/`);
  const stopDrawing = predrawPictures();
  const stop = () => {
    stopDrawing();
    close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
});
