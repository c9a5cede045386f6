import { assign, emit, setup } from 'xstate';
import type { BackendSettings, Fault } from '../../src/domain/backendSettings.ts';
import { omit } from '../../src/domain/omit.ts';
import { port } from '../kit/port.ts';
import { dataState } from './data.state.ts';
import type { PanelData, PanelUpdate } from './panelData.ts';

type PanelContext = PanelData & {
  /** How many letters were there when the drawer was last open. */
  readLetterCount: number;
  /** What was last to be copied; null for the page's address. */
  copiedText: string | null;
  /** How many tokens ended when they were last ended. */
  endedTokenCount: number;
};

type PanelEvent =
  | { type: 'drawer.opened' }
  | { type: 'drawer.left' }
  | { type: 'profile.chosen'; profile: BackendSettings['profile'] }
  | { type: 'latency.chosen'; latency: number }
  | { type: 'gateway.chosen'; gateway: BackendSettings['gateway'] }
  | { type: 'call.broken'; call: string }
  | { type: 'fault.chosen'; call: string; fault: Fault }
  | { type: 'call.mended'; call: string }
  | { type: 'scenario.chosen'; name: string }
  | { type: 'scenario.left'; name: string }
  | { type: 'settings.cleared' }
  | { type: 'copy.requested'; text: string }
  | { type: 'link.requested' }
  | { type: 'expiry.requested' }
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.refused' }
  | { type: 'page.reloaded' }
  | ({ type: 'backend.changed' } & PanelUpdate);

export type PanelEffect = { type: 'settings.changed'; settings: BackendSettings } | { type: 'reload' };

const expiryRequested = { target: 'ending', description: 'Every session is to be renewed at its next call' } as const;

/** What the embedded backend sent and how it answers, seen and steered from a drawer on every page. */
export const backendPanelMachine = setup({
  types: {
    context: {} as PanelContext,
    input: {} as PanelData,
    events: {} as PanelEvent,
    emitted: {} as PanelEffect,
  },
  actors: {
    copy: port<void, { text: string | null }>('copy'),
    endTokens: port<number>('endTokens'),
    resetData: port<void>('resetData'),
  },
  guards: {
    isWhole: ({ context }, call: string) =>
      context.calls.some(({ name }) => name === call) && !Object.hasOwn(context.settings.faults, call),
    isBroken: ({ context }, call: string) => Object.hasOwn(context.settings.faults, call),
    isOffered: ({ context }, scenario: string) =>
      context.scenarios.some(({ name }) => name === scenario) && !context.settings.scenarios.includes(scenario),
    isChosen: ({ context }, scenario: string) => context.settings.scenarios.includes(scenario),
  },
  actions: {
    set: assign(({ context }, change: Partial<BackendSettings>) => ({ settings: { ...context.settings, ...change } })),
    setBack: assign(({ context }) => ({ settings: context.initial })),
    breakCall: assign(({ context: { settings } }, { call, fault }: { call: string; fault: Fault }) => ({
      settings: { ...settings, faults: { ...settings.faults, [call]: fault } },
    })),
    mendCall: assign(({ context: { settings } }, call: string) => ({
      settings: { ...settings, faults: omit(settings.faults, call) },
    })),
    chooseScenario: assign(({ context: { settings } }, name: string) => ({
      settings: { ...settings, scenarios: [...settings.scenarios, name] },
    })),
    leaveScenario: assign(({ context: { settings } }, name: string) => ({
      settings: { ...settings, scenarios: settings.scenarios.filter((each) => each !== name) },
    })),
    emitSettings: emit(({ context }) => ({ type: 'settings.changed', settings: context.settings })),
    update: assign((_, { settings, letters, coupons }: PanelUpdate) => ({ settings, letters, coupons })),
    markRead: assign(({ context }) => ({ readLetterCount: context.letters.length })),
    // A reset takes letters away.
    keepCount: assign(({ context }) => ({
      readLetterCount: Math.min(context.readLetterCount, context.letters.length),
    })),
    forgetDropped: assign({ unknownNames: [] }),
    want: assign((_, copiedText: string | null) => ({ copiedText })),
    countEnded: assign((_, endedTokenCount: number) => ({ endedTokenCount })),
    reload: emit({ type: 'reload' }),
  },
  delays: { copiedTime: 2_000 },
}).createMachine({
  id: 'backendPanel',
  description: 'The drawer that shows what the embedded backend sent, and steers how it answers',
  context: ({ input }) => ({ ...input, readLetterCount: input.letters.length, copiedText: null, endedTokenCount: 0 }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the handle is there; it counts the letters that arrived since the drawer was last open',
      on: {
        'drawer.opened': { target: 'open', description: 'The handle is pressed' },
        'backend.changed': {
          description: 'The backend answered a call, or its settings changed',
          actions: [{ type: 'update', params: ({ event }) => event }, 'keepCount'],
        },
      },
    },
    open: {
      description: 'The drawer is open: inbox, answers, faults, scenarios, sign-in, coupons and data',
      type: 'parallel',
      entry: 'markRead',
      exit: 'forgetDropped',
      on: {
        'drawer.left': { target: 'closed', description: 'The panel is closed' },
        'backend.changed': {
          description: 'The backend answered a call, or its settings changed: what is shown follows',
          actions: [{ type: 'update', params: ({ event }) => event }, 'markRead'],
        },
        'profile.chosen': {
          description: "The specification's calls to the letter, or as a present Drupal answers them",
          actions: [{ type: 'set', params: ({ event: { profile } }) => ({ profile }) }, 'emitSettings'],
        },
        'latency.chosen': {
          description: 'Every answer waits this long',
          actions: [{ type: 'set', params: ({ event: { latency } }) => ({ latency }) }, 'emitSettings'],
        },
        'gateway.chosen': {
          description: 'What the next payment comes to',
          actions: [{ type: 'set', params: ({ event: { gateway } }) => ({ gateway }) }, 'emitSettings'],
        },
        'call.broken': {
          guard: { type: 'isWhole', params: ({ event }) => event.call },
          description: 'A call fails from now on',
          actions: [
            { type: 'breakCall', params: ({ event }) => ({ call: event.call, fault: 'failed' }) },
            'emitSettings',
          ],
        },
        'fault.chosen': {
          guard: { type: 'isBroken', params: ({ event }) => event.call },
          description: 'What goes wrong with a call that is broken',
          actions: [{ type: 'breakCall', params: ({ event }) => event }, 'emitSettings'],
        },
        'call.mended': {
          guard: { type: 'isBroken', params: ({ event }) => event.call },
          description: 'A call works again',
          actions: [{ type: 'mendCall', params: ({ event }) => event.call }, 'emitSettings'],
        },
        'scenario.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.name },
          description: 'A scenario answers before the backend does',
          actions: [{ type: 'chooseScenario', params: ({ event }) => event.name }, 'emitSettings'],
        },
        'scenario.left': {
          guard: { type: 'isChosen', params: ({ event }) => event.name },
          description: 'The backend answers by itself again',
          actions: [{ type: 'leaveScenario', params: ({ event }) => event.name }, 'emitSettings'],
        },
        'settings.cleared': {
          description: 'Everything answers as at the start; the data stays',
          actions: ['setBack', 'emitSettings'],
        },
      },
      states: {
        clipboard: {
          description: 'What is copied from the drawer',
          initial: 'idle',
          on: {
            'copy.requested': {
              target: '.copying',
              reenter: true,
              description: 'A code, an address or a password is copied',
              actions: { type: 'want', params: ({ event }) => event.text },
            },
            'link.requested': {
              target: '.copying',
              reenter: true,
              description: "The page's address with all settings in it is copied",
              actions: { type: 'want', params: null },
            },
          },
          states: {
            idle: { description: 'Nothing was copied just now' },
            copying: {
              description: 'The browser is asked to take it',
              invoke: {
                id: 'copy',
                src: 'copy',
                input: ({ context }) => ({ text: context.copiedText }),
                onDone: { target: 'copied', description: 'It is copied' },
                onError: { target: 'copyFailed', description: 'The browser did not allow it' },
              },
            },
            copied: {
              description: 'It is on the clipboard',
              after: { copiedTime: { target: 'idle', description: 'It has been read' } },
            },
            copyFailed: { description: 'The browser did not let it be copied; it can be marked by hand' },
          },
        },
        tokens: {
          description: 'The access tokens that were given out',
          initial: 'valid',
          states: {
            valid: { description: 'They live as long as they were given', on: { 'expiry.requested': expiryRequested } },
            ending: {
              description: 'Every access token is ended',
              invoke: {
                id: 'endTokens',
                src: 'endTokens',
                onDone: {
                  target: 'ended',
                  description: 'The tokens have ended',
                  actions: { type: 'countEnded', params: ({ event }) => event.output },
                },
                onError: { target: 'endFailed', description: 'The tokens could not be ended' },
              },
            },
            ended: {
              description: 'The tokens have ended; refresh tokens are good',
              on: { 'expiry.requested': expiryRequested },
            },
            endFailed: { description: 'The tokens could not be ended', on: { 'expiry.requested': expiryRequested } },
          },
        },
        data: dataState,
      },
    },
  },
});
