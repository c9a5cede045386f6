import { backendPanelSamples as samples } from '../../machines/backendPanel/backendPanel.samples.ts';
import type { AnyPortCall } from '../../machines/kit/port.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { sendLetter } from '../../mocks/handlers/inbox.ts';
import { panelPorts } from '../../src/app/backendPanel/panelPorts.ts';
import { BackendPanel } from '../../src/flows/backendPanel/BackendPanel.tsx';
import { backendPanelGestures as gestures } from '../../src/flows/backendPanel/backendPanel.gestures.ts';
import { backendPanel as flow } from '../../src/flows/backendPanel/backendPanel.ts';
import { knownGuest } from '../support/orders.ts';
import { stage } from '../support/walk/stage.ts';

export const ADDRESS = 'https://store.test/art/?backend=gateway:paid';
/** What went to the clipboard, in its order. */
export const copied: string[] = [];
const page = { write: async (text: string) => void copied.push(text), address: () => ADDRESS };

let backend: EmbeddedBackend | undefined;
let isByHand = false;
const doors = new Map<string, { open(): void; refuse(): void }>();

/** A port over the walk's backend, held at a door of its own: three of them may wait at a time. */
const held =
  (name: keyof ReturnType<typeof panelPorts>): AnyPortCall =>
  async (input) => {
    if (!isByHand)
      await new Promise<void>((open, fail) => doors.set(name, { open, refuse: () => fail(new Error('refused')) }));
    return (panelPorts(backend as EmbeddedBackend, page)[name] as AnyPortCall)(input, new AbortController().signal);
  };
const opens = (name: string) => () => doors.get(name)?.open();
const refuses = (name: string) => () => doors.get(name)?.refuse();

export const backendPanelStage = stage({
  flow,
  ports: { copy: held('copy'), endTokens: held('endTokens'), resetData: held('resetData') },
  answers: {
    'copy.taken': opens('copy'),
    'copy.denied': refuses('copy'),
    'tokens.ended': opens('endTokens'),
    'tokens.unended': refuses('endTokens'),
    'data.reset': opens('resetData'),
    'data.unreset': refuses('resetData'),
  },
  samples,
  gestures,
  view: <BackendPanel />,
  prepare(walked) {
    backend = walked;
    isByHand = false;
    doors.clear();
    knownGuest(walked);
    sendLetter(walked.store, { to: '9847123456', subject: 'Your code', text: '4831 is your code.', code: '4831' });
  },
  release() {
    isByHand = true;
    for (const { open } of doors.values()) open();
  },
});
