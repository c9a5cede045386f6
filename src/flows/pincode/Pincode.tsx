import { STATUS_TONE } from '../../../machines/pincode/pincode.connect.ts';
import { PINCODE_LENGTH } from '../../domain/fieldFormats.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { pincodeMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { pincode } from './pincode.ts';

/** Its code is loaded with the first pincode that is found. */
const ArrivalDates = createLazyPart(async () => (await import('./Arrival.tsx')).ArrivalDates);

type Props = {
  /** The delivery time of the product in days: '5-7'. (PIN-08, PIN-10, MIX-13, DECOR-18 to DECOR-20) */
  days: string;
  /** Why the product could not be added to the bag, where the pincode is the reason. */
  fault?: string | null;
  /** The input's id, to focus it from outside. */
  inputId?: string;
};

/** The pincode input, with the place it names and the delivery time. */
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
            <ArrivalDates isActive days={days} />
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
