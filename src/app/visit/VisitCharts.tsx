import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import type { Resting } from '../../kit/restingActor.ts';
import { useNoted } from '../../kit/shownFlow.tsx';
import { cartLogic } from '../../ports/cart.ts';
import { sessionLogic } from '../../ports/liveSession.ts';
import { pincodeLogic } from '../../ports/pincode.ts';
import { ConnectionEntry } from '../entries/ConnectionEntry.tsx';
import { act } from './act.ts';
import type { VisitAtRest } from './atRest.ts';
import { useKeptCart, useKeptPincode, useKeptSession } from './recall.ts';

/** Lets a chart run behind what stood for it. A layout effect, for actors start in the effects after it. */
function useAwake(stood: Resting, actor: AnyActorRef) {
  useLayoutEffect(() => stood.attach(actor), [stood, actor]);
  useNoted(actor);
}

/**
 * The charts that run once for the whole visit – notices, session, pincode, bag – and what joins all charts to router,
 * storage and analytics. What was asked before they were here comes after what the browser kept.
 */
export function VisitCharts({ visit }: { visit: VisitAtRest }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toasts = useActorRef(toastsMachine);
  const cart = useActorRef(cartLogic);
  const pincode = useActorRef(pincodeLogic);
  const session = useActorRef(sessionLogic);
  useKeptSession(session);
  useKeptCart(cart);
  useKeptPincode(pincode);
  useAwake(visit.toasts, toasts);
  useAwake(visit.session, session);
  useAwake(visit.pincode, pincode);
  useAwake(visit.cart, cart);
  useLayoutEffect(
    () => visit.effects.attach((effect) => act(effect, { navigate, toasts, session, queries })),
    [visit, navigate, toasts, session, queries],
  );
  return (
    <PartBoundary part="connection">
      <ConnectionEntry />
    </PartBoundary>
  );
}
