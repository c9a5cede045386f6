import { measureListing } from '../listing.ts';
import { serveMany } from '../manyPages.ts';
import { serveConstant, serveOurs } from '../overHttp.ts';

let rename = () => {};

/** What a process of its own does, by its first argument; what it gives goes back as one message. */
const TASKS = {
  listing: measureListing,
  constant: serveConstant,
  ours: serveOurs,
  async many(count: number) {
    const { url, renameOne } = await serveMany(count);
    rename = renameOne;
    return url;
  },
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
