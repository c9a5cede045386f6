import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { assertReachable } from './pages/settings.ts';
import { ROOT, runMain } from './tools/processes.ts';

const USAGE = `Makes each call of docs/api.md at a host as a guest may, and says what is missing, wrong or slow. Keeps nothing there.

  npm run check:backend -- https://drupal.example [--origin https://store.example] [--limit 3000]
  npm run check:backend -- https://store.example --attack

  --origin   the store's own address, where it is not the host's: CORS is looked at too
  --limit    milliseconds after which an answer is slow
  --attack   tries instead what a thief would, and lists what was not refused. It registers guests, uploads pictures and
             writes orders of its own: for a host at which nobody shops yet.
  Settings of the build (VITE_STORE_ID, VITE_CLIENT_ID, VITE_PAGE_IDS, …) count here too.`;

const line = (...cells: readonly string[]) => cells.join('  ').trimEnd();
const getWidth = (cells: readonly string[]) => Math.max(...cells.map(({ length }) => length));

/** Prints a row for each call, then the findings; gives how many these are. */
async function check(host: string, limit: number, origin: string | undefined): Promise<number> {
  const { checkBackend, getFindings } = await import('./backendCheck/checkBackend.ts');
  const rows = await checkBackend(host, { limit, origin });
  const [names, calls] = [getWidth(rows.map(({ name }) => name)), getWidth(rows.map(({ call }) => call))];
  for (const { name, call, verdict, ms, note } of rows)
    console.log(line(verdict.padEnd(8), name.padEnd(names), call.padEnd(calls), `${ms ?? '-'}`.padStart(6), note));
  const findings = getFindings(rows);
  console.log(`\n${rows.length} calls, ${findings.length} findings${findings.length ? ':' : ''}`);
  for (const { name, verdict, note } of findings) console.log(`  ${verdict}: ${name}: ${note}`);
  return findings.length;
}

/** Prints a row for each attack, then those that were not refused with what the host must hold; gives how many these are. */
async function attack(host: string): Promise<number> {
  const { checkAttacks } = await import('./backendCheck/checkAttacks.ts');
  const rows = await checkAttacks(host);
  const names = getWidth(rows.map(({ name }) => name));
  for (const { name, verdict, note } of rows) console.log(line(verdict.padEnd(9), name.padEnd(names), note));
  const open = rows.filter(({ verdict }) => verdict === 'open');
  console.log(`\n${rows.length} attacks, ${open.length} not refused${open.length ? ':' : ''}`);
  for (const { name, requirement, note } of open) console.log(`  ${name}: ${note}. ${requirement}`);
  return open.length;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      limit: { type: 'string', default: '3000' },
      attack: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [address = ''] = positionals;
  if (values.help) return console.log(USAGE);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error(USAGE);
  if (!/^[1-9]\d*$/.test(values.limit)) throw new Error(`--limit is ${values.limit}: give milliseconds.`);
  const host = address.replace(/\/+$/, '');
  await assertReachable(host);
  // The client reads its settings as it is loaded.
  Object.assign(process.env, { ...loadEnv('production', ROOT, 'VITE_'), ...process.env });
  const findings = values.attack ? await attack(host) : await check(host, Number(values.limit), values.origin);
  if (findings > 0) process.exitCode = 1;
});
