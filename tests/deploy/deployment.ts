import { readFileSync } from 'node:fs';
import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Deployed = {
  profile: 'spec' | 'drupal10';
  /** nginx in front, and the same with a certificate: its plain port, its secure one, and by which name. */
  store: string;
  plain: string;
  tls: string;
  tlsName: string;
  /** Without the proxy. */
  backend: string;
  backendPid: number;
  /** What the backend "sent", as it prints it. */
  letters: string;
  logs: string;
  dist: string;
  brotli: boolean;
  secrets: { CLIENT_SECRET: string; POLL_USER: string; POLL_PASSWORD: string; DESIGN_HEADERS: string };
  /** What payments at the second provider are signed with. */
  razorpaySecret: string;
};

/** What `npm run test:deploy` started. */
export const deployment: Deployed = JSON.parse(process.env.DEPLOYED ?? '{}');

/** The newest code that went to somebody. */
export const findCode = (to: string): string | undefined =>
  [...readFileSync(deployment.letters, 'utf8').matchAll(/^To (\S+): (\d{4}) is your code/gm)]
    .filter(([, name]) => name === to)
    .at(-1)?.[2];

export type Answer = { status: number; headers: Record<string, string>; text: string };
type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** An address of this machine to ask from, for limits count by it. */
  from?: string;
};

/** One request as it is, with what the answer's headers say on the wire; nothing is followed, and no certificate is trusted or not. */
export const request = (
  url: string,
  { method = 'GET', headers = {}, body, from }: RequestOptions = {},
): Promise<Answer> =>
  new Promise((done, fail) => {
    const options = {
      method,
      ...(from && { localAddress: from }),
      headers: { ...headers, ...(body && { 'Content-Length': Buffer.byteLength(body) }) },
    };
    const onResponse = (response: import('node:http').IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const named = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        const bytes = Buffer.concat(parts);
        const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }[named['content-encoding'] ?? ''];
        done({ status: response.statusCode ?? 0, headers: named, text: (unpacked?.(bytes) ?? bytes).toString() });
      });
    };
    const sent = url.startsWith('https:')
      ? overTls(url, { ...options, rejectUnauthorized: false, servername: 'localhost' }, onResponse)
      : overHttp(url, options, onResponse);
    sent.once('error', fail).end(body);
  });

const { secrets } = deployment;
const fixed = (secrets?.DESIGN_HEADERS ?? '').split(' | ').map((header) => header.replace(/^[^:]*:\s*/, ''));

/** Each secret in every form in which it could be seen. */
export const secretTexts: string[] = secrets
  ? [
      ...fixed,
      ...fixed.map((value) => value.replace(/^Basic /, '')),
      ...[secrets.CLIENT_SECRET, secrets.POLL_PASSWORD].flatMap((value) => [
        value,
        encodeURIComponent(value),
        Buffer.from(value).toString('base64'),
        value.slice(0, 24),
      ]),
      Buffer.from(`${secrets.POLL_USER}:${secrets.POLL_PASSWORD}`).toString('base64'),
    ]
  : [];
