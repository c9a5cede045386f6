import type { DescribedCall, ExampleRequest } from '../../mocks/calls/call.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import type { Answer, Bench } from '../unit/backend/asking.ts';

/** Sends a described call's example to a backend, with what goes before it; answers the last answer. */
export async function answerOfExample(backend: Bench, { example }: DescribedCall): Promise<Answer> {
  let answer: Answer | undefined;
  for (const request of [...(example.before ?? []), example]) answer = await sent(backend, request, answer);
  return answer as Answer;
}

async function sent(backend: Bench, request: ExampleRequest, before: Answer | undefined): Promise<Answer> {
  const fill = (text: string) => filled(text, backend, before);
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

async function demoBearer(backend: Bench): Promise<string> {
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

/** '{code}' is the newest code in the inbox, '{data.id}' a value of the answer before, by its path. */
function filled(text: string, backend: Bench, before: Answer | undefined): string {
  return text.replace(/\{([a-z_]+(?:\.\w+)*)\}/gi, (whole, path: string) => {
    if (path === 'code') return backend.inbox().find(({ code }) => code !== '')?.code ?? whole;
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], before?.body);
    return value === undefined || value === null ? (before && path === 'text' ? before.text : whole) : String(value);
  });
}
