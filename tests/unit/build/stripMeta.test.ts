import { build } from 'vite';
import { expect, test } from 'vitest';
import { stripMeta } from '../../../scripts/charts/stripMeta.ts';

/** A module with all that it imports, as a build leaves it. */
async function bundle(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [stripMeta()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as { output: { code?: string }[] };
  return output.map(({ code }) => code ?? '').join('\n');
}

test.each([
  ['machines/pincode/pincode.machine.ts', 'pincode.typed', /The shopper asks again|\brequires:/],
  ['src/messages/signIn.ts', 'Enter an email', /\bfrom:/],
  ['mocks/endpoints/endpoints.ts', 'orders.create', /Makes an order of items|\b(rows|does|holds):/],
])('a build of %s holds what runs (%s) and not what is only read', async (entry, runs, read) => {
  const code = await bundle(entry);
  expect(code.includes(runs)).toBe(true);
  expect(code.match(read)).toBeNull();
});
