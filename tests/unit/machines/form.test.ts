import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { configureApi } from '../../../src/api/settings.ts';
import { contactUsLogic } from '../../../src/ports/contact.ts';

afterEach(() => configureApi({}));

const message = {
  name: 'Asha 🌿',
  mail: 'asha@example.com',
  topic: 'Gifting',
  message: '\u202bשלום, مرحبا\u202c 👩‍🎨\n<b>&amp;</b>',
};
const answerWith = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const neverAnswering = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));

/** The form of the Contact Us page, filled in, over a backend that behaves so. */
function fillIn(behaviour: typeof fetch) {
  const calls = vi.fn<typeof fetch>(behaviour);
  vi.stubGlobal('fetch', calls);
  const form = createActor(contactUsLogic, { input: {} }).start();
  for (const [field, text] of Object.entries(message)) form.send({ type: 'field.typed', field, text });
  const submit = () => {
    form.send({ type: 'form.submitted' });
    return waitFor(form, (state) => !state.hasTag('sending'));
  };
  return { form, calls, submit };
}
const getBody = (calls: ReturnType<typeof fillIn>['calls']) => JSON.parse(String(calls.mock.calls.at(-1)?.[1]?.body));

test.each([
  ['the backend breaks', answerWith(500, 'Internal error')],
  ['the backend is being mended', answerWith(503, '<h1>Maintenance</h1>')],
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer ever comes', neverAnswering],
  ['the refusal points nowhere', answerWith(422, { message: 'Unprocessable Entity' })],
  [
    'the refusal points at what nobody typed',
    answerWith(422, {
      message: 'Unprocessable Entity: validation failed.\nsubject.0.value: This value is too long.\n',
    }),
  ],
  ['nobody may write', answerWith(403, { message: 'Access denied' })],
] as const)('[CONT-13] %s: nothing typed is lost, and it can be sent again', async (_, behaviour) => {
  configureApi({ timeout: 20 });
  const { form, submit } = fillIn(behaviour);
  const failed = await submit();
  expect(failed.hasTag('failed')).toBe(true);
  expect(failed.context.values).toMatchObject(message);
  expect(failed.context.problems).toEqual({});
  const calls = vi.fn(answerWith(201, {}));
  vi.stubGlobal('fetch', calls);
  expect((await submit()).hasTag('sent')).toBe(true);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(Object.values(form.getSnapshot().context.values).join('')).toBe('');
});

test('[CONT-14] emoji and text from right to left come to the backend as they were typed', async () => {
  const { calls, submit } = fillIn(answerWith(201, {}));
  await submit();
  expect(getBody(calls)).toMatchObject({ name: [{ value: message.name }], message: [{ value: message.message }] });
});

test('[CONT-13] however often it is pressed, one message goes out', async () => {
  const { form, calls, submit } = fillIn(answerWith(201, {}));
  const first = submit();
  for (let again = 0; again < 5; again++) form.send({ type: 'form.submitted' });
  await first;
  expect(calls).toHaveBeenCalledTimes(1);
});

test('[CONT-13] a form that is left while it is sent takes its call back, and stays as it was', async () => {
  const { form, calls } = fillIn(neverAnswering);
  form.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  form.stop();
  expect(calls.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(form.getSnapshot().context.values).toMatchObject(message);
});

test('[CONT-11] a field that is refused says so until it is typed into', async () => {
  const { form, submit } = fillIn(
    answerWith(422, {
      message: 'Unprocessable Entity: validation failed.\nmail.0.value: This value is not a valid email address.\n',
    }),
  );
  const refused = await submit();
  expect(refused.context).toMatchObject({
    problems: { mail: 'refused' },
    backendMessages: { mail: 'This value is not a valid email address.' },
  });
  expect(refused.value).toEqual({ editing: 'invalid' });
  form.send({ type: 'field.typed', field: 'mail', text: 'asha@example.org' });
  expect(form.getSnapshot().value).toEqual({ editing: 'noErrors' });
});
