import { STATUS_TONE } from '../../../machines/pincode/pincode.connect.ts';
import { PINCODE_LENGTH } from '../../domain/fieldFormats.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { pincodeMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { pincode } from './pincode.ts';

/** Its code comes with the first place that is found. */
const ArrivalDates = createLazyPart(async () => (await import('./Arrival.tsx')).ArrivalDates);

type Props = {
  /** In how many days the thing that is looked at comes: '5-7'. (PIN-08, PIN-10, MIX-13, DECOR-18 to DECOR-20) */
  days: string;
  /** Why the thing could not go into the bag, where the pincode is the reason. */
  fault?: string | null;
  /** The box itself, for whoever must bring the shopper back to it. */
  inputId?: string;
};

/** The box that asks where the thing shall go, and describes how long that takes. */
export function Pincode({ days, fault = null, inputId }: Props) {
  const { text, place, status, canRetry, message, type, retry } = pincode.useView();
  return (
    <TextInput
      id={inputId}
      label="Delivery pincode"
      hint={
        place && (
          <>
            {place.city}, {place.state}
            <ArrivalDates isActive props={{ days }} />
          </>
        )
      }
      error={fault ?? undefined}
      remark={
        message ? { tone: STATUS_TONE[status], text: formatMessage(pincodeMessages[message], { days }) } : undefined
      }
      reserveRemark
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
