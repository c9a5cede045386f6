import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBackend } from '../../../mocks/http.ts';
import { createManyArts } from '../manyArts.ts';

/** A server that does nothing but answer with so many bytes. */
async function serveConstant(bytes: number): Promise<string> {
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/vnd.api+json', 'content-length': body.length }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As `npm run backend` serves it. */
const serveOurs = async (): Promise<string> => (await serveBackend()).url;

let rename = () => {};

/** A backend with so many prints, one of which gets another name at 'rename'. */
async function serveMany(count: number): Promise<string> {
  const { url, store } = await serveBackend({ seed: createManyArts(count) });
  rename = () => {
    const [art] = store.list('commerce_product--default');
    if (art) store.put({ ...art, attributes: { ...art.attributes, title: 'Another name' } });
  };
  return url;
}

/** What a process of its own does, by its first argument; what it gives goes back as one message. */
const TASKS = {
  constant: serveConstant,
  ours: serveOurs,
  many: serveMany,
};
export type Task = keyof typeof TASKS;
export type TaskResults = { [Name in Task]: Awaited<ReturnType<(typeof TASKS)[Name]>> };

const [task, argument] = process.argv.slice(2);
process.on('message', (message) => {
  if (message === 'rename') rename();
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.send?.(await TASKS[task as Task](Number(argument)));
