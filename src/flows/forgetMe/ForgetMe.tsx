import { useEffect, useRef } from 'react';
import { connect } from '../../../machines/forgetMe/forgetMe.connect.ts';
import { forgetMeMachine } from '../../../machines/forgetMe/forgetMe.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { forgetMeMessages } from '../../messages/forgetMe.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ForgetMe.module.css';

export const forgetMe = createFlow(forgetMeMachine, connect);

type Address = { isForgotten: boolean; isRequested: boolean };

/** Reports to the chart if the address says that it was done, and scrolls here if the address requests it. */
export function SyncAddress({ isForgotten, isRequested }: Address) {
  const actor = forgetMe.useActorRef();
  useEffect(() => {
    if (isForgotten) actor.send({ type: 'forgetting.done' });
  }, [actor, isForgotten]);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRequested) anchor.current?.scrollIntoView({ block: 'center' });
  }, [isRequested]);
  return <div ref={anchor} id="forget-me" />;
}

/** Removes a shopper's data from this device, also a guest's. (SESS-06) */
export function ForgetMe() {
  const { message, isForgotten, isForgetting, forget } = forgetMe.useView();
  return (
    <div className={styles.box}>
      <p role="status">{message ? formatMessage(forgetMeMessages[message]) : null}</p>
      {isForgotten ? null : (
        <Button look="secondary" disabled={isForgetting} onClick={forget}>
          Forget me on this device
        </Button>
      )}
    </div>
  );
}
