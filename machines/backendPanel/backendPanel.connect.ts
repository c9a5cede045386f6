import type { EventFrom, SnapshotFrom } from 'xstate';
import type { BackendSettings, Fault } from '../../src/domain/backendSettings.ts';
import type { backendPanelMachine } from './backendPanel.machine.ts';

type Panel = typeof backendPanelMachine;

/** How the data stands, where the drawer is open. */
const getData = (state: SnapshotFrom<Panel>) => (typeof state.value === 'object' ? state.value.open.data : 'idle');
const getTokens = (state: SnapshotFrom<Panel>) => (typeof state.value === 'object' ? state.value.open.tokens : 'valid');

/** What the panel's view may know and do. */
export function connect(state: SnapshotFrom<Panel>, send: (event: EventFrom<Panel>) => void) {
  const {
    settings,
    initial,
    letters,
    coupons,
    calls,
    scenarios,
    customer,
    unknownNames,
    readLetterCount,
    copiedText,
    endedTokenCount,
  } = state.context;
  const isOpen = state.matches('open');
  const isCopied = state.matches({ open: { clipboard: 'copied' } });
  const open = () => send({ type: 'drawer.opened' });
  const leave = () => send({ type: 'drawer.left' });
  return {
    isOpen,
    open,
    leave,
    toggle: isOpen ? leave : open,
    /** Letters that came since the drawer was open. */
    unreadCount: letters.length - readLetterCount,
    letters,
    coupons,
    customer,
    unknownNames,
    settings,
    isChanged: JSON.stringify(settings) !== JSON.stringify(initial),
    chooseProfile: (profile: BackendSettings['profile']) => send({ type: 'profile.chosen', profile }),
    chooseLatency: (latency: number) => send({ type: 'latency.chosen', latency }),
    chooseGateway: (gateway: BackendSettings['gateway']) => send({ type: 'gateway.chosen', gateway }),
    clear: () => send({ type: 'settings.cleared' }),

    brokenCalls: Object.entries(settings.faults).map(([call, fault]) => ({ call, fault })),
    workingCalls: calls.filter(({ name }) => !Object.hasOwn(settings.faults, name)),
    breakCall: (call: string) => send({ type: 'call.broken', call }),
    chooseFault: (call: string, fault: Fault) => send({ type: 'fault.chosen', call, fault }),
    mendCall: (call: string) => send({ type: 'call.mended', call }),

    chosenScenarios: settings.scenarios.map((name) => ({
      name,
      message: scenarios.find((scenario) => scenario.name === name)?.description ?? '',
    })),
    offeredScenarios: scenarios.filter(({ name }) => !settings.scenarios.includes(name)),
    chooseScenario: (name: string) => send({ type: 'scenario.chosen', name }),
    leaveScenario: (name: string) => send({ type: 'scenario.left', name }),

    /** Is this what was copied last? null is the page's address. */
    isCopied: (text: string | null) => isCopied && copiedText === text,
    isCopyRefused: state.matches({ open: { clipboard: 'copyFailed' } }),
    copy: (text: string) => send({ type: 'copy.requested', text }),
    copyLink: () => send({ type: 'link.requested' }),

    tokens: getTokens(state),
    endedTokenCount,
    canEndTokens: state.can({ type: 'expiry.requested' }),
    endTokens: () => send({ type: 'expiry.requested' }),

    data: getData(state),
    askReset: () => send({ type: 'reset.requested' }),
    confirmReset: () => send({ type: 'reset.confirmed' }),
    refuseReset: () => send({ type: 'reset.refused' }),
    reload: () => send({ type: 'page.reloaded' }),
  };
}
