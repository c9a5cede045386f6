import { expect, test } from 'vitest';
import { readSources } from '../support/readSources.ts';

const files = readSources('src/effects', 'src/app/effects');

test('what acts on effects tells no chart of them: charts speak to charts by links', () => {
  expect(Object.keys(files).length).toBeGreaterThan(5);
  const sending = Object.entries(files).filter(([, text]) => /\.send\(|ActorRef/.test(text));
  expect(sending.map(([file]) => file)).toEqual([]);
});
