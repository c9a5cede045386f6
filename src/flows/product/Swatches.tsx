import type { SwatchView } from '../../../machines/product/product.connect.ts';
import { say } from '../../messages/messages.ts';
import { SwatchGroup, Tint } from '../../ui/SwatchGroup.tsx';
import { product } from './product.ts';

/** The colours in which it is sold, each named on hover and to a screen reader; the chosen one in words. (DECOR-06, DECOR-11, MIX-08) */
export function Swatches() {
  const { swatches, variation, choose } = product.useFlow();
  if (swatches.length === 0) return null;
  const chosen = swatches.find(({ id }) => id === variation?.variation.id);
  return (
    <SwatchGroup
      legend="Colour"
      chosen={chosen && labelOf(chosen)}
      value={chosen?.id ?? null}
      onPick={choose}
      swatches={swatches.map((swatch) => ({
        id: swatch.id,
        label: labelOf(swatch),
        struck: swatch.isSoldOut,
        tint: <Tint code={swatch.code} picture={swatch.picture} letter={swatch.name.slice(0, 1)} />,
      }))}
    />
  );
}

/** What is sold out can be looked at, and is told to be so. */
const labelOf = ({ name, isSoldOut }: SwatchView) => (isSoldOut ? `${name}, ${say('product.soldOut')}` : name);
