import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { scenarios } from '../../../mocks/scenarios/registry.ts';
import { selectFrames } from '../../../src/domain/frame.ts';
import { frameListPorts } from '../../../src/ports/frameList.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();

const ports = () => frameListPorts({ queries: new QueryClient() });

test('[API-27] [API-34] [API-37] the frames come with the names that narrow them', async () => {
  const { entries, filterNames } = await ports().listFrames();
  expect(selectFrames(entries)).toHaveLength(30);
  expect(filterNames?.types).toContain('Scoop');
  expect(filterNames?.styles).toContain('Ornate');
});

test('[API-33] [API-34] [API-37] frames hang all the same where the lists of names cannot be read', async () => {
  server.use(...scenarios['terms.down']());
  const { entries, filterNames } = await ports().listFrames();
  expect([selectFrames(entries).length, filterNames]).toEqual([30, null]);
});

test('[API-27] without frames there is nothing to show', async () => {
  server.use(...scenarios['frames.down']());
  await expect(ports().listFrames()).rejects.toMatchObject({ kind: 'server' });
});
