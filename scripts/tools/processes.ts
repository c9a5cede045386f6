import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** Arguments with which Node 20 reads TypeScript, wherever it is started. */
export const TYPESCRIPT = ['--import', pathToFileURL(require.resolve('tsx')).href];

/** The file behind a package's command. Started with this very Node, so that stopping the process really stops the tool. */
export function findBin(packageName: string, command = packageName): string {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs this Node with arguments from the project's root, with its output shown as it comes and nothing to read from.
 * Resolves with the exit code; 1 where a signal ended it or it did not start.
 */
export function run(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command from the project's root, for whoever runs several at once and shows the output of one after the other.
 * `ended` resolves with the exit code, 1 where a signal ended it or it did not start, and all that it printed.
 */
export function runQuietly(command: string, args: readonly string[]) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { ended, stop: () => child.kill() };
}

export const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs what an npm command does; what it throws is reported without a stack, and ends the process with 1. */
export async function runMain(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
}
