import type { EventFrom, SnapshotFrom } from 'xstate';
import { NETWORKS, type Network, networkAddress, type Shared } from '../../src/domain/shareLink.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { shareMachine } from './share.machine.ts';

type Share = typeof shareMachine;

/** What the share button and its popover may know and do. */
export function connect(state: SnapshotFrom<Share>, send: (event: EventFrom<Share>) => void) {
  const { shared, hasSheet } = state.context;
  return {
    isOpen: state.matches('open'),
    /** The device's own list is open. */
    isBusy: state.matches('sheet'),
    isCopying: state.matches({ open: 'copying' }) || state.matches({ open: 'copyingToPaste' }),
    link: shared.link,
    /** The link is to be copied by hand. */
    isByHand: state.matches({ open: 'byHand' }),
    hasSheet,
    says: state.matches('open') ? saysOf(state) : null,
    networks: NETWORKS.map((network) => ({ network, address: networkAddress(network, shared) })),
    ask: (now: Shared) => send({ type: 'share.asked', shared: now }),
    close: () => send({ type: 'share.closed' }),
    copy: () => send({ type: 'copy.chosen' }),
    choose: (network: Network) => send({ type: 'network.chosen', network }),
    chooseManual: () => send({ type: 'manual.chosen' }),
    openSheet: () => send({ type: 'sheet.chosen' }),
  };
}
