import { type SetupServer, setupServer } from 'msw/node';
import { createBackend, type EmbeddedBackend } from './backend.ts';
import { memoryStorage } from './drupal/storage.ts';

/** The backend for Node, in memory: call `server.listen()` to let it answer fetch. */
export function createServer(
  options: Partial<Parameters<typeof createBackend>[0]> = {},
): EmbeddedBackend & { server: SetupServer } {
  const backend = createBackend({ storage: memoryStorage(), ...options });
  return { ...backend, server: setupServer(...backend.handlers) };
}
