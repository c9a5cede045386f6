import { expect, test } from 'vitest';
import { cover } from '/tmp/h2cover.ts';
import { codeLoginMachine } from '../../../machines/codeLogin/codeLogin.machine.ts';
import { codeLoginSamples } from '../../../machines/codeLogin/codeLogin.samples.ts';
test('cover', () => {
  const t = Date.now();
  const c = cover(codeLoginMachine, codeLoginSamples);
  console.log(Date.now() - t, c.paths.length, c.paths.reduce((n, p) => n + p.steps.length, 0), c.unreachable);
  expect(1).toBe(1);
});
