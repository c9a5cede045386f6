import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Words that cannot name a variable, so that no file of the flow would compile. */
const RESERVED =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

const createModelTest = (name: string, steps: string, sees: string) => `import { expect } from 'vitest';
import { ${name}Fixture } from '../../fixtures/${name}.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const outcomes: Outcome[] = [
  {
    requires: 'TODO',
    after: [${steps}],
    sees: '${sees}',
    check: () => expect.fail('Write what a shopper must see, from the requirements, in tests/model/${name}.model.test.tsx (CONTRIBUTING.md, step 5).'),
  },
];

testPaths({ ...${name}Fixture, outcomes });
`;

type CreateTexts = (name: string, Name: string) => Record<string, string>;

/** Each file of a flow and its text; `Name` is the name with a capital. */
const createFlowTexts: CreateTexts = (name, Name) => ({
  [`machines/${name}/${name}.machine.ts`]: `import { setup } from 'xstate';
import type { ${name}Messages } from '../../src/messages/${name}.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** TODO: what this flow is for, in one sentence. */
export const ${name}Machine = setup({
  types: {
    events: {} as { type: '${name}.submitted' },
    meta: {} as Meta<keyof typeof ${name}Messages>,
  },
  actors: { submit: port<void>('submit') },
}).createMachine({
  id: '${name}',
  description: 'TODO: what this flow is for',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was sent yet',
      on: { '${name}.submitted': { target: 'submitting', description: 'The shopper sends it' } },
    },
    submitting: {
      description: 'The backend is asked',
      meta: { messages: ['${name}.submitting'] },
      invoke: {
        id: 'submit',
        src: 'submit',
        onDone: { target: 'done', description: 'The backend took it' },
        onError: { target: 'failed', description: 'The backend did not take it' },
      },
    },
    done: { description: 'It was sent', meta: { messages: ['${name}.done'] } },
    failed: {
      description: 'It was not sent; the shopper can send it again',
      meta: { messages: ['${name}.failed'] },
      on: { '${name}.submitted': { target: 'submitting', description: 'The shopper sends it again' } },
    },
  },
});
`,
  [`machines/${name}/${name}.connect.ts`]: `import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { ${name}Machine } from './${name}.machine.ts';

type ${Name} = typeof ${name}Machine;

/** What the view may know and do. */
export function connect(state: SnapshotFrom<${Name}>, send: (event: EventFrom<${Name}>) => void) {
  return {
    message: getMessageId(state),
    canSubmit: state.can({ type: '${name}.submitted' }),
    submit: () => send({ type: '${name}.submitted' }),
  };
}
`,
  [`machines/${name}/${name}.samples.ts`]: `import type { Samples } from '../kit/samples.ts';
import type { ${name}Machine } from './${name}.machine.ts';

export const ${name}Samples = {
  input: undefined,
  events: [
    { type: '${name}.submitted' },
    { type: 'xstate.done.actor.submit', output: undefined, reply: 'network.fine' },
    { type: 'xstate.error.actor.submit', error: 'down', reply: 'network.down' },
  ],
} satisfies Samples<typeof ${name}Machine>;
`,
  [`src/messages/${name}.ts`]: `import type { Messages } from './message.ts';

export const ${name}Messages = {
  '${name}.submitting': { text: 'Sending…', from: 'own' },
  '${name}.done': { text: 'Sent', from: 'own' },
  '${name}.failed': { text: 'That did not work. Please try again.', from: 'own' },
} as const satisfies Messages;
`,
  [`src/ports/${name}.ts`]: `import { anyJson, getJsonApi } from '../api/client.ts';

/** TODO: a call of its own in src/api. A route fills the chart with it: provideActors(${name}Machine, ${name}Ports). */
export const ${name}Ports = {
  async submit(_: unknown, signal: AbortSignal): Promise<void> {
    await getJsonApi(anyJson, '/jsonapi', { signal });
  },
};
`,
  [`src/flows/${name}/${Name}.tsx`]: `import { connect } from '../../../machines/${name}/${name}.connect.ts';
import { ${name}Machine } from '../../../machines/${name}/${name}.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { ${name}Messages } from '../../messages/${name}.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';

export const ${name} = createFlow(${name}Machine, connect);

/** TODO: what a shopper sees. */
export function ${Name}() {
  const { message, canSubmit, submit } = ${name}.useView();
  return (
    <Stack gap={3}>
      <Button disabled={!canSubmit} onClick={submit}>
        Send
      </Button>
      <p role="status">{message ? formatMessage(${name}Messages[message]) : null}</p>
    </Stack>
  );
}
`,
  [`src/flows/${name}/${Name}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { ${name}Samples } from '../../../machines/${name}/${name}.samples.ts';
import { ${Name}, ${name} } from './${Name}.tsx';

export default { component: ${Name} } satisfies Meta<typeof ${Name}>;

const at = createStateStories(${name}, ${name}Samples);

export const Idle = at('idle');
export const Submitting = at('submitting');
export const Done = at('done');
export const Failed = at('failed');
`,
  [`fixtures/${name}.fixture.tsx`]: `import type { ${name}Machine } from '../machines/${name}/${name}.machine.ts';
import { ${name}Samples as samples } from '../machines/${name}/${name}.samples.ts';
import { ${name} as flow, ${Name} } from '../src/flows/${name}/${Name}.tsx';
import { ${name}Ports as ports } from '../src/ports/${name}.ts';
import { defineFixture, type Interactions } from './harness/fixture.ts';
import { clickButton } from './harness/interactions.ts';

const interactions: Interactions<typeof ${name}Machine> = {
  '${name}.submitted': clickButton('Send'),
};

export const ${name}Fixture = defineFixture({
  flow,
  ports,
  samples,
  interactions,
  view: <${Name} />,
});
`,
  [`tests/model/${name}.model.test.tsx`]: createModelTest(
    name,
    `{ type: '${name}.submitted' }, { reply: 'network.fine' }`,
    'Sent',
  ),
});

/** The same of a form, which sends a message to the shop until it has a call of its own. */
const createFormTexts: CreateTexts = (name, Name) => ({
  [`machines/${name}/${name}.machine.ts`]: `import { createMessageField, createNameField, MAIL_FIELD } from '../../src/domain/formFields.ts';
import { formMessages } from '../../src/messages/forms.ts';
import { ${name}Messages } from '../../src/messages/${name}.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

const messages = { ...formMessages, ...${name}Messages };

/** TODO: what this form is for, in one sentence. */
export const ${name}Form: FormDefinition<keyof typeof messages> = {
  id: '${name}',
  description: 'TODO: what this form is for',
  // TODO: its fields.
  fields: { name: createNameField('Name', 'name'), mail: MAIL_FIELD, message: createMessageField('Message') },
  messages,
  requires: [],
  incomplete: { message: 'form.incomplete', requires: [] },
  invalidRequires: [],
  sendingRequires: [],
  outcomes: {
    sent: { description: 'The shop has it; the form is empty again', message: '${name}.sent', requires: [] },
  },
  failure: { message: 'form.unsent', requires: [] },
};

export const ${name}Machine = createForm(${name}Form);
`,
  [`machines/${name}/${name}.samples.ts`]: `import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { ${name}Form } from './${name}.machine.ts';

export const ${name}Samples = {
  input: {},
  events: [
    // One field is missing, and one is wrong.
    { type: 'form.recalled', values: { name: 'Asha', mail: 'asha@' } },
    createTypedEvent('message', 'Do you frame kites?'),
    createTypedEvent('mail', 'asha@example.com'),
    createTypedEvent('mail', 'asha@'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', reply: 'contact.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refusedFields: { message: 'This value is too long.' } },
      reply: 'contact.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'contact.down' },
  ],
  distinguish: distinguishForm(${name}Form.fields),
} satisfies Samples<FormChart>;
`,
  [`src/messages/${name}.ts`]: `import type { Messages } from './message.ts';

export const ${name}Messages = {
  '${name}.sent': { text: 'Thank you. We write to you soon.', from: 'own' },
} as const satisfies Messages;
`,
  [`src/ports/${name}.ts`]: `import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { sendContactMessage } from '../api/contactForms.ts';

/** TODO: a call of its own in src/api. A route fills the chart with it: provideActors(${name}Machine, ${name}Ports). */
export const ${name}Ports = {
  sendForm: async ({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> =>
    (await sendContactMessage(values, signal)) ?? 'sent',
};
`,
  [`src/flows/${name}/${Name}.tsx`]: `import { connectForm } from '../../../machines/form/connectForm.ts';
import { ${name}Form, ${name}Machine } from '../../../machines/${name}/${name}.machine.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const ${name} = createFlow(${name}Machine, connectForm(${name}Form));

/** TODO: what a shopper sees. */
export const ${Name} = () => <Form form={${name}.useView()} label="TODO" submitLabel="Send" />;
`,
  [`src/flows/${name}/${Name}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { ${name}Samples } from '../../../machines/${name}/${name}.samples.ts';
import { ${Name}, ${name} } from './${Name}.tsx';

export default { component: ${Name} } satisfies Meta<typeof ${Name}>;

const at = createStateStories(${name}, ${name}Samples);

export const Empty = at('editing.noErrors');
export const Incomplete = at('editing.incomplete');
export const Invalid = at('editing.invalid');
export const NotSent = at('editing.failed');
export const Sending = at('submitting');
export const Sent = at('succeeded.sent');
`,
  [`fixtures/${name}.fixture.tsx`]: `import { ${name}Samples as samples } from '../machines/${name}/${name}.samples.ts';
import { ${name} as flow, ${Name} } from '../src/flows/${name}/${Name}.tsx';
import { ${name}Ports as ports } from '../src/ports/${name}.ts';
import { defineFixture } from './harness/fixture.ts';
import { formInteractions } from './harness/formInteractions.ts';

export const ${name}Fixture = defineFixture({
  flow,
  ports,
  samples,
  interactions: formInteractions({ id: '${name}', submit: 'Send' }),
  view: <${Name} />,
});
`,
  [`tests/model/${name}.model.test.tsx`]: createModelTest(
    name,
    `{ type: 'form.recalled', values: { name: 'Asha', mail: 'asha@example.com', message: 'Do you frame kites?' } }, { type: 'form.submitted' }, { reply: 'contact.sent' }`,
    'Thank you. We write to you soon.',
  ),
});

/** The file that names every flow. */
const AREAS = 'src/visualiser/catalogue/areas.ts';

/** @throws Error with one sentence where no flow can have that name */
function checkName(root: string, name: string): void {
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name))
    throw new Error(`'${name}' is no name of a flow: it must be camelCase, of letters and digits, as in stockAlert.`);
  if (RESERVED.test(name)) throw new Error(`'${name}' is no name of a flow: it is a word of JavaScript.`);
  const taken = [`machines/${name}`, `src/flows/${name}`, `src/messages/${name}.ts`, `src/ports/${name}.ts`];
  const there = taken.find((path) => existsSync(join(root, path)));
  if (there) throw new Error(`There is a flow '${name}' already: ${there} exists.`);
}

/**
 * Writes the files of a new flow into a project, and names the flow where all are named. Gives the paths of what was
 * written and of what was changed.
 * @throws Error with one sentence where the name is not possible; nothing is written then
 */
export function createFlowFiles(
  root: string,
  name: string,
  { isForm = false } = {},
): { written: string[]; changed: string[] } {
  checkName(root, name);
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const areas = readFileSync(join(root, AREAS), 'utf8').replace(/charts: \[/, `$&'${name}', `);
  if (!areas.includes(name)) throw new Error(`${AREAS} has no place for a new flow.`);
  const texts = (isForm ? createFormTexts : createFlowTexts)(name, Name);
  for (const [path, text] of Object.entries({ ...texts, [AREAS]: areas })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: Object.keys(texts), changed: [AREAS] };
}
