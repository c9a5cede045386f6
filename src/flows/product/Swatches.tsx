import { useId } from 'react';
import type { SwatchView } from '../../../machines/product/product.connect.ts';
import { say } from '../../messages/messages.ts';
import { product } from './product.ts';
import styles from './Swatches.module.css';

/** The colours in which it is sold, each named on hover and to a screen reader; the chosen one in words. (DECOR-06, DECOR-11, MIX-08) */
export function Swatches() {
  const name = useId();
  const { swatches, variation, choose } = product.useFlow();
  if (swatches.length === 0) return null;
  const chosen = swatches.find(({ id }) => id === variation?.variation.id);
  return (
    <fieldset
      className={styles.colours}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its radios are one choice
      role="radiogroup"
    >
      <legend className={styles.legend}>
        Colour <span className={styles.chosen}>{chosen ? labelOf(chosen) : ''}</span>
      </legend>
      <div className={styles.swatches}>
        {swatches.map((swatch) => (
          <label
            key={swatch.id}
            className={styles.swatch}
            title={labelOf(swatch)}
            data-sold-out={swatch.isSoldOut || undefined}
          >
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={swatch.id}
              checked={swatch === chosen}
              onChange={() => choose(swatch.id)}
              aria-label={labelOf(swatch)}
            />
            <Tint {...swatch} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What is sold out can be looked at, and is told to be so. */
const labelOf = ({ name, isSoldOut }: SwatchView) => (isSoldOut ? `${name}, ${say('product.soldOut')}` : name);

/** The colour itself: the shop's picture of it, its code, or else its first letter. */
function Tint({ picture, code, name }: SwatchView) {
  if (picture)
    return (
      <img
        className={styles.tint}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        decoding="async"
        style={{ background: code ?? undefined }}
      />
    );
  if (code) return <span className={styles.tint} style={{ background: code }} />;
  return (
    <span className={styles.tint} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
