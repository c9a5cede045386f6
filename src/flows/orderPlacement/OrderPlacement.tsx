import '../../messages/order.ts';
import { connect } from '../../../machines/orderPlacement/orderPlacement.connect.ts';
import { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';

export const orderPlacement = flow(orderPlacementMachine, connect);

// The button that set it off is gone by then, and the focus with it.
const comeIntoView = (box: HTMLDivElement | null) => box?.focus();

/** An order on its way, step by step; where a step fails it can be taken again from there. (ORD-13) */
export function OrderPlacement() {
  const view = orderPlacement.useFlow();
  const { steps, done, isPlacing, stopped, soldOut, says, canRetry, retry, canChangeBag, shouldChangeBag, paidBefore } =
    view;
  if (isPlacing)
    return (
      <Panel>
        <Waiting done={done} of={steps}>
          {say(says)}
        </Waiting>
      </Panel>
    );
  const [title, ...more] = stopped;
  return (
    <Stack gap={4}>
      <div ref={comeIntoView} tabIndex={-1}>
        <Notice tone="fault" live="assertive" title={title ? say(title, { titles: soldOut }) : undefined}>
          {more.map((id) => (
            <p key={id}>{say(id)}</p>
          ))}
        </Notice>
      </div>
      {paidBefore ? (
        <Button wide render={<Link to={`/order/${encodeURIComponent(paidBefore)}`} />}>
          See the order
        </Button>
      ) : null}
      {canRetry ? (
        <Button wide look={shouldChangeBag || paidBefore ? 'secondary' : 'primary'} onClick={retry}>
          Place the Order
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
