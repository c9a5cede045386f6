import type { FactName } from '../../domain/product.ts';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './Facts.module.css';
import { product } from './product.ts';

const NAMES: Readonly<Record<FactName | 'frame', string>> = {
  layoutSize: 'Layout size',
  frames: 'Number of frames',
  frameSize: 'Frame size',
  size: 'Size',
  dimensions: 'Dimensions',
  material: 'Material',
  frame: 'Frame',
};

/** What is to be known of it at a glance. (WALL-04, GIFT-10, MIX-07) */
export function Facts() {
  const { facts } = product.useFlow();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{NAMES[name]}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
