import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parseDesignHeaders } from '../deploy/secrets.ts';
import { MAX_LATENCY, PROFILES } from '../src/domain/backendSettings.ts';
import { runMain } from './tools/processes.ts';

const DEFAULT_PORT = 8787;

const USAGE = `Serves the backend on 127.0.0.1, its data in memory. Codes and letters that it "sends" are printed.

  npm run backend -- [--port 8787] [--latency 0]

  --port      where it listens; 0 takes a free port
  --latency   milliseconds before each answer
  BACKEND_PROFILE=spec|drupal10 in the environment: the specification's calls to the letter, or as Drupal 10 has them
  BACKEND_PRICE_PROCESSOR=no: with drupal10, as a stock Commerce, which takes the prices that a client posts
  BACKEND_TEST_GATEWAY=yes: with the test gateway, at which anybody pays for any order
  BACKEND_RAZORPAY_SECRET: what payments at the second provider are signed with; else nobody knows it
  BACKEND_CLIENT_SECRET, BACKEND_POLL_CREDENTIAL (user:password) and BACKEND_DESIGN_HEADERS ("Name: value | Name: value"):
                           what a reverse proxy must add then, as in deploy/secrets.example; without them it plays that proxy`;

/** A whole number from 0 to a largest one. Throws an Error of one sentence for anything else. */
function parseWholeNumber(text: string, name: string, max: number) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new Error(`${name} is ${text}: give a whole number from 0 to ${max}.`);
}

/** What calls must carry, so that a proxy in front can be tried. */
const getRequiredCredentials = ({
  BACKEND_CLIENT_SECRET,
  BACKEND_POLL_CREDENTIAL,
  BACKEND_DESIGN_HEADERS,
}: NodeJS.ProcessEnv) => ({
  ...(BACKEND_CLIENT_SECRET && { clientSecret: BACKEND_CLIENT_SECRET }),
  ...(BACKEND_POLL_CREDENTIAL && { proxy: Buffer.from(BACKEND_POLL_CREDENTIAL).toString('base64') }),
  ...(BACKEND_DESIGN_HEADERS && { designHeaders: Object.fromEntries(parseDesignHeaders(BACKEND_DESIGN_HEADERS)) }),
});

/** What the command line and the environment ask for, held to what the backend knows. Throws an Error of one sentence. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      latency: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const name = process.env.BACKEND_PROFILE || 'spec';
  const profile = PROFILES.find((known) => known === name);
  if (!profile) throw new Error(`BACKEND_PROFILE is ${name}: give ${PROFILES.join(' or ')}.`);
  return {
    help: values.help,
    port: parseWholeNumber(values.port, '--port', 65_535),
    ...getRequiredCredentials(process.env),
    testGateway: process.env.BACKEND_TEST_GATEWAY === 'yes',
    razorpaySecret: process.env.BACKEND_RAZORPAY_SECRET || randomUUID(),
    site: () => ({ hasPriceProcessor: process.env.BACKEND_PRICE_PROCESSOR !== 'no' }),
    settings: { profile, latency: parseWholeNumber(values.latency, '--latency', MAX_LATENCY) },
  };
}

await runMain(async () => {
  const { help, ...overrides } = readOptions();
  if (help) return console.log(USAGE);
  // All of the catalogue comes with it, and who is refused before that needs none.
  const { serveBackend } = await import('../mocks/http.ts');
  const { url, close, inbox, watch } = await serveBackend(overrides).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${overrides.port} is taken: stop what uses it, or give another one with --port.`);
  });
  console.log(`${url}/`);
  let printed = 0;
  watch(() => {
    const letters = inbox();
    for (const { to, text } of letters.slice(0, letters.length - printed).reverse()) console.log(`To ${to}: ${text}`);
    printed = letters.length;
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
});
