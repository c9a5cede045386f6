import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/tools/processes.ts';

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const named = Array.from(page.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name);

test('SECURITY.md names no file that is not there', () => {
  const files = named.flatMap((name) =>
    /^(?:unit|model|e2e|deploy|headless|architecture)\//.test(name)
      ? [join('tests', name)]
      : /^(?:tests|src|machines|scripts|deploy)\//.test(name)
        ? [name]
        : [],
  );
  expect(files.length).toBeGreaterThan(30);
  // in the table of threats `deploy/` is a folder of tests, above it the proxy's
  expect(
    files.filter((name) => ![name, name.replace(/^tests\//, '')].some((each) => existsSync(join(ROOT, each)))),
  ).toEqual([]);
});

test('SECURITY.md names every attack of the probe, and none that it does not try', () => {
  const folder = join(ROOT, 'scripts/backendCheck/attacks');
  const attacks = readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/^ +name: '([a-z]+\.\w+)'/gim),
      ([, name = '']) => name,
    ),
  );
  const patterns = named.filter((name) => /^[a-z]+\.(?:\*|[a-z]\w*)$/i.test(name) && !/\.(?:ts|md|nginx)$/.test(name));
  const isNamed = (attack: string) => patterns.some((name) => name === attack || name === `${attack.split('.')[0]}.*`);
  expect(attacks.length).toBeGreaterThan(20);
  expect(attacks.filter((attack) => !isNamed(attack))).toEqual([]);
  expect(
    patterns.filter((name) => !attacks.some((attack) => name === attack || name === `${attack.split('.')[0]}.*`)),
  ).toEqual([]);
});
