import type { Quality } from '../../domain/quality.ts';
import { say } from '../../messages/messages.ts';
import { crop } from './crop.ts';
import styles from './Meter.module.css';

/** How many of three marks a quality fills; the word beside them says the same. */
const MARKS: Record<Quality, number> = { low: 1, good: 2, excellent: 3 };

/** How sharp each size prints, from the pixels that the frame takes in. (UPL-13, UPL-14) */
export function Meter() {
  const { sizes, crop: pixels } = crop.useFlow();
  return (
    <section className={styles.meter} aria-label="Print quality">
      <h2 className={styles.title}>How sharp it prints</h2>
      <p className={styles.pixels}>
        This crop has {pixels.width.toLocaleString('en-IN')} × {pixels.height.toLocaleString('en-IN')} pixels.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Size in inches</th>
            <th scope="col">Dots per inch</th>
            <th scope="col">Quality</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, dpi, quality, isOffered }) => (
            <tr key={`${size.width}x${size.height}`} data-quality={quality} data-away={!isOffered || undefined}>
              <th scope="row">
                {size.width} × {size.height}
              </th>
              <td>{dpi}</td>
              <td>
                <span className={styles.quality}>
                  <span className={styles.marks} aria-hidden="true">
                    {[1, 2, 3].map((mark) => (
                      <span key={mark} className={styles.mark} data-filled={mark <= MARKS[quality] || undefined} />
                    ))}
                  </span>
                  {say(`crop.${quality}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
