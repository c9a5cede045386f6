import { connect } from '../../../machines/orderPlacement/orderPlacement.connect.ts';
import { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { formatRupees } from '../../domain/money.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { orderMessages } from '../../messages/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';

export const orderPlacement = createFlow(orderPlacementMachine, connect);

// The button that was pressed is gone by then, and the focus with it.
const focusOnMount = (box: HTMLDivElement | null) => box?.focus();

/** The placement of an order, step by step; a step that fails can be retried. (ORD-13) */
export function OrderPlacement() {
  const view = orderPlacement.useView();
  const {
    steps,
    done,
    isPlacing,
    stopped,
    soldOut,
    repriced,
    message,
    canRetry,
    retry,
    canChangeBag,
    shouldChangeBag,
    alreadyPaid,
  } = view;
  if (isPlacing)
    return (
      <Panel>
        <ProgressNotice done={done} total={steps}>
          {formatMessage(orderMessages[message])}
        </ProgressNotice>
      </Panel>
    );
  const [title, ...details] = stopped;
  const amounts = { amount: formatRupees(repriced?.total ?? 0), agreed: formatRupees(repriced?.agreedAmount ?? 0) };
  return (
    <Stack gap={4}>
      <div ref={focusOnMount} tabIndex={-1}>
        <Notice
          tone="fault"
          live="assertive"
          title={title ? formatMessage(orderMessages[title], { titles: soldOut, ...amounts }) : undefined}
        >
          {details.map((id) => (
            <p key={id}>{formatMessage(orderMessages[id])}</p>
          ))}
        </Notice>
      </div>
      {alreadyPaid ? (
        <Button wide render={<Link to={`/order/${encodeURIComponent(alreadyPaid)}`} />}>
          See the order
        </Button>
      ) : null}
      {canRetry ? (
        <Button wide look={shouldChangeBag || alreadyPaid ? 'secondary' : 'primary'} onClick={retry}>
          {repriced ? 'See the price of today' : 'Place the Order'}
        </Button>
      ) : null}
      {canChangeBag ? (
        <Button
          wide
          look={shouldChangeBag ? 'primary' : 'secondary'}
          render={<Link to="../shopping-bag" relative="path" />}
        >
          Back to the bag
        </Button>
      ) : null}
    </Stack>
  );
}
