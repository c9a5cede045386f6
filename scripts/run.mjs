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
 * Runs a file with this Node from the project's root, with its output shown as it comes and nothing to read from.
 * @returns {Promise<number>} the exit code; 1 where a signal ended it or it did not start.
 */
export function run(script, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * Runs a script of package.json, where the commands of the checkers stand, from the project's root.
 * @returns {Promise<{ code: number, said: string }>} its exit code, 1 where a signal ended it or it did not start, and
 * all that it said, for whoever runs several at once and tells of one after the other.
 */
export function runScript(name) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', name], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.once('error', (error) => done({ code: 1, said: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, said }));
  });
}
