import { AddToCart } from '../../flows/addToCart/AddToCart.tsx';
import { ChosenPrice } from '../../flows/configurator/ChosenPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';

type Props = {
  /** Straight on to the checkout. (CONF-16) */
  buyNow?: boolean;
  /** Does the frame come on a later screen? Then it is offered beside the button. (CONF-13) */
  offersFrames?: boolean;
};

/** Where to, for how much, and into the bag. (ART-09) */
export function Purchase({ buyNow, offersFrames }: Props) {
  const { line, lacks, days, size, framesPath } = configurator.useFlow();
  return (
    <AddToCart
      line={line}
      days={days}
      lacks={lacks}
      buyNow={buyNow}
      frames={offersFrames ? size && framesPath : undefined}
    >
      <ChosenPrice />
    </AddToCart>
  );
}
