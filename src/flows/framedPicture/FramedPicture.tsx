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

type Props = { retryLabel: string /** Its place while it is on the way. */; fallback: ReactNode };

/** The picture that is framed, until it is there: its place, or that it did not open. */
export function FramedPicture({ retryLabel, fallback }: Props) {
  const { hasFailed, retry } = framedPicture.useView();
  return hasFailed ? (
    <ErrorState title={formatMessage(configuratorMessages['art.failed'])} retryLabel={retryLabel} onRetry={retry} />
  ) : (
    fallback
  );
}

/** Is a picture on its way, for those who show its place elsewhere? Not where nobody opens one, or it did not open. */
export const useIsOpening = (actor: ActorRefFrom<typeof framedPictureMachine> | undefined): boolean =>
  useSelector(actor, (state) => state?.matches('loading') ?? false);

/** Where a shopper begins again with a picture of their own. */
const UPLOAD_PATH = '/custom-framing/';

/** There is an upload no more, or none that a print could be made of: it takes another. (API-22, CONF-43, CONF-44) */
export const PictureUnavailable = ({ message }: { message: keyof typeof configuratorMessages }) => (
  <EmptyState
    level={1}
    title={formatMessage(configuratorMessages[message])}
    action={<Button render={<Link to={UPLOAD_PATH} />}>Choose a picture</Button>}
  />
);
