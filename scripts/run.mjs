import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** The file behind a package's command. Started with this very Node, so that stopping the process really stops the tool. */
export function binOf(packageName, command = packageName) {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a command from the project's root with its output shown as it comes and nothing to read from.
 * @returns {Promise<number>} the exit code; 1 where a signal ended it or it did not start.
 */
function show(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Runs a file with this Node; see `show`. */
export const run = (script, args, env) => show(process.execPath, [script, ...args], env);

/** Runs a script of package.json, where the commands of the checkers stand; see `show`. */
export const runScript = (name) => show('npm', ['run', '--silent', name]);
