import type { EventFrom, SnapshotFrom } from 'xstate';
import { getShareUrl, NETWORKS, type ShareContent, type ShareNetwork } from '../../src/domain/shareLink.ts';
import { getMessageId } from '../kit/meta.ts';
import type { shareMachine } from './share.machine.ts';

type Share = typeof shareMachine;

/** What the share button and its popover may know and do. */
export function connect(state: SnapshotFrom<Share>, send: (event: EventFrom<Share>) => void) {
  const { content, hasSheet } = state.context;
  return {
    isOpen: state.matches('open'),
    /** The device's own list is open. */
    isBusy: state.matches('sheet'),
    link: content.link,
    /** The link is to be copied by hand. */
    isManual: state.matches({ open: 'manual' }),
    hasSheet,
    message: state.matches('open') ? getMessageId(state) : null,
    networks: NETWORKS.map((network) => ({ network, address: getShareUrl(network, content) })),
    open: (now: ShareContent) => send({ type: 'share.requested', shared: now }),
    close: () => send({ type: 'share.closed' }),
    copy: () => send({ type: 'copy.chosen' }),
    choose: (network: ShareNetwork) => send({ type: 'network.chosen', network }),
    chooseManual: () => send({ type: 'manual.chosen' }),
    openSheet: () => send({ type: 'sheet.chosen' }),
  };
}
