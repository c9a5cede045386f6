import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/{effects,app/effects}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('what acts on effects tells no chart of them: charts speak to charts by links', () => {
  expect(Object.keys(files).length).toBeGreaterThan(5);
  const sending = Object.entries(files).filter(([, text]) => /\.send\(|ActorRef/.test(text));
  expect(sending.map(([file]) => file)).toEqual([]);
});
