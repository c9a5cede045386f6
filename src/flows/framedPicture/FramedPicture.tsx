import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { connect } from '../../../machines/framedPicture/framedPicture.connect.ts';
import { framedPictureMachine } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

export const framedPicture = createFlow(framedPictureMachine, connect);

type Props = {
  retryLabel?: string | undefined;
  /** Shown while it loads. */
  fallback: ReactNode;
};

/** The framed picture while it is not loaded: the fallback, or an error. */
export function FramedPicture({ retryLabel, fallback }: Props) {
  const { hasFailed, retry } = framedPicture.useView();
  return hasFailed ? (
    <ErrorState title={formatMessage(configuratorMessages['art.failed'])} retryLabel={retryLabel} onRetry={retry} />
  ) : (
    fallback
  );
}

/** Is a picture loading, for views that show its skeleton elsewhere? Not without an actor, or after a failure. */
export const useIsOpening = (actor: ActorRefFrom<typeof framedPictureMachine> | undefined): boolean =>
  useSelector(actor, (state) => state?.matches('loading') ?? false);

/** Where a shopper uploads another picture. */
const UPLOAD_PATH = '/custom-framing/';

/** The upload is gone, or too small for a print: another is needed. (API-22, CONF-43, CONF-44) */
export const PictureUnavailable = ({ message }: { message: keyof typeof configuratorMessages }) => (
  <EmptyState
    level={1}
    title={formatMessage(configuratorMessages[message])}
    action={<Button render={<Link to={UPLOAD_PATH} />}>Choose a picture</Button>}
  />
);
