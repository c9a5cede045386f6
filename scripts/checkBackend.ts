import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkBackend as checkReachable } from './pages/settings.ts';
import { ROOT, runMain } from './tools/processes.ts';

const USAGE = `Makes each call of docs/api.md at a host as a guest may, and says what is missing, wrong or slow. Keeps nothing there.

  npm run check:backend -- https://drupal.example [--origin https://store.example] [--limit 3000]

  --origin   the store's own address, where it is not the host's: CORS is looked at too
  --limit    milliseconds after which an answer is slow
  Settings of the build (VITE_STORE_ID, VITE_CLIENT_ID, VITE_PAGE_IDS, …) count here too.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      limit: { type: 'string', default: '3000' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [address = ''] = positionals;
  if (values.help) return console.log(USAGE);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error(USAGE);
  if (!/^[1-9]\d*$/.test(values.limit)) throw new Error(`--limit is ${values.limit}: give milliseconds.`);
  const host = address.replace(/\/+$/, '');
  await checkReachable(host);
  // The client reads its settings as it is loaded.
  Object.assign(process.env, { ...loadEnv('production', ROOT, 'VITE_'), ...process.env });
  const { checkBackend, getFindings } = await import('./backendCheck/checkBackend.ts');
  const rows = await checkBackend(host, { limit: Number(values.limit), origin: values.origin });
  const widest = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => of(row).length));
  const [names, calls] = [widest(({ name }) => name), widest(({ call }) => call)];
  for (const { name, call, verdict, ms, note } of rows)
    console.log(
      [verdict.padEnd(8), name.padEnd(names), call.padEnd(calls), `${ms ?? '-'}`.padStart(6), note]
        .join('  ')
        .trimEnd(),
    );
  const findings = getFindings(rows);
  console.log(`\n${rows.length} calls, ${findings.length} findings${findings.length ? ':' : ''}`);
  for (const { name, verdict, note } of findings) console.log(`  ${verdict}: ${name}: ${note}`);
  if (findings.length > 0) process.exitCode = 1;
});
