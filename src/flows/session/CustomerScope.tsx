import { Fragment, type ReactNode } from 'react';
import { connect } from '../../../machines/session/session.connect.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const session = createFlow(sessionMachine, connect);

/**
 * What belongs to whoever is using the store: it begins anew with each, so that nobody sees what another's calls brought.
 * Nothing of it shows until that is known, nor once a login has ended here and the shopper is on the way home. (SESS-16)
 */
export function CustomerScope({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  const { isKnown, isLeaving, customer } = session.useView();
  if (!isKnown || isLeaving) return waiting;
  return <Fragment key={customer?.uid ?? 'guest'}>{children}</Fragment>;
}
