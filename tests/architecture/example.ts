import type { EndpointDoc, ExampleRequest } from '../../mocks/endpoints/endpointDoc.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import type { BackendBench, BackendResponse } from '../unit/backend/bench.ts';

/** Sends a described call's example to a backend, with what goes before it; answers the last answer. */
export async function runExample(backend: BackendBench, { example }: EndpointDoc): Promise<BackendResponse> {
  let answer: BackendResponse | undefined;
  for (const request of [...(example.before ?? []), example]) answer = await sendExample(backend, request, answer);
  return answer as BackendResponse;
}

async function sendExample(
  backend: BackendBench,
  request: ExampleRequest,
  before: BackendResponse | undefined,
): Promise<BackendResponse> {
  const fill = (text: string) => fillText(text, backend, before);
  const { as, body, headers = {} } = request;
  const bearer = as === 'customer' ? await demoBearer(backend) : undefined;
  return backend.send(
    request.method,
    fill(request.path),
    typeof body === 'object' ? JSON.parse(fill(JSON.stringify(body))) : body === undefined ? undefined : fill(body),
    {
      ...(bearer ? { bearer } : {}),
      ...(headers['Content-Type'] ? { type: headers['Content-Type'] } : {}),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    },
  );
}

async function demoBearer(backend: BackendBench): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: 'store',
    username: DEMO.name,
    password: DEMO.password,
  });
  const { status, body, text } = await backend.post('/oauth/token', String(form), {
    type: 'application/x-www-form-urlencoded',
  });
  if (status !== 200) throw new Error(`The demo customer cannot sign in: ${status} ${text}`);
  return body.access_token;
}

/** '{code}' is the newest code in the inbox, '{key}' what its newest link carries, '{data.id}' a value of the answer before, by its path. */
function fillText(text: string, backend: BackendBench, before: BackendResponse | undefined): string {
  return text.replace(/\{([a-z_]+(?:\.\w+)*)\}/gi, (whole, path: string) => {
    if (path === 'code') return backend.inbox().find(({ code }) => code !== '')?.code ?? whole;
    if (path === 'key') return /[?&]key=([\w-]+)/.exec(backend.inbox()[0]?.text ?? '')?.[1] ?? whole;
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], before?.body);
    return value === undefined || value === null ? (before && path === 'text' ? before.text : whole) : String(value);
  });
}
