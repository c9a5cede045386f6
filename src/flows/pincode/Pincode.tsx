import { connect } from '../../../machines/pincode/pincode.connect.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { STANDING_TONE } from '../../../machines/pincode/standingTone.ts';
import type { DeliveryDays } from '../../domain/delivery.ts';
import { PINCODE_LENGTH } from '../../domain/pincode.ts';
import { flow } from '../../kit/flow.tsx';
import { type MessageId, say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export const pincode = flow(pincodeMachine, connect);

type Props = {
  /** The promise for the thing that is looked at. */
  delivery: DeliveryDays;
  /** Why the thing could not go into the bag, where the pincode is the reason. */
  fault?: MessageId | null;
  /** The box itself, for whoever must bring the shopper back to it. */
  inputId?: string;
};

/** The box that asks where the thing shall go, and says how long that takes. */
export function Pincode({ delivery, fault = null, inputId }: Props) {
  const { text, place, standing, canRetry, says, type, retry } = pincode.useFlow();
  const told = says(delivery);
  return (
    <TextInput
      id={inputId}
      label="Delivery pincode"
      hint={place ? `${place.city}, ${place.state}` : undefined}
      error={fault ? say(fault) : undefined}
      remark={told ? { tone: STANDING_TONE[standing], text: say(told) } : undefined}
      steady
      tabular
      value={text}
      onText={type}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder={`${PINCODE_LENGTH} digits`}
      action={
        canRetry ? (
          <Button look="quiet" size="small" onClick={retry}>
            Check again
          </Button>
        ) : undefined
      }
    />
  );
}
