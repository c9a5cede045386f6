import { type Framing, frameProfile } from '../../domain/framing.ts';
import { inRupees } from '../../domain/money.ts';
import { bucketOf, parseSizeKey, type Size, sizeKey, sizeLabel } from '../../domain/size.ts';
import { say } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './FrameEdit.module.css';
import { inTenths } from './inTenths.ts';

/** Every size of the picture in one list, and what it measures with this frame around it. (FRAME-09, CONF-45) */
export function FrameEditSize({ tabs, size, outer, framing, priceOf, openTab, chooseSize }: ConfiguratorView) {
  const pick = (key: string) => {
    const picked = parseSizeKey(key);
    if (!picked) return;
    // The list has no tabs; the size is under one all the same.
    openTab(bucketOf(picked));
    chooseSize(picked);
  };
  const optionOf = (each: Size) => ({
    value: sizeKey(each),
    label: `${sizeLabel(each)} in, ${inRupees(priceOf(each) ?? 0)}`,
  });
  return (
    <div className={styles.sizes}>
      <Select
        label="Image Size"
        value={size ? sizeKey(size) : ''}
        options={[
          ...(size ? [] : [{ value: '', label: say('art.chooseSize') }]),
          ...tabs.map(({ bucket, sizes }) => ({ group: bucket, options: sizes.map(optionOf) })),
        ]}
        onPick={pick}
      />
      {outer && size ? <Outer outer={outer} framing={framing} /> : null}
    </div>
  );
}

const CENTIMETRES = 2.54;
const inCentimetres = ({ width, height }: Size): Size => ({ width: width * CENTIMETRES, height: height * CENTIMETRES });

const Outer = ({ outer, framing }: { outer: Size; framing: Framing }) => {
  const { face, depth } = frameProfile(framing.media, framing.size);
  return (
    <dl className={styles.outer}>
      <dt className={styles.name}>Frame Size</dt>
      <dd className={styles.figure}>
        <span>{inTenths(outer)} in</span>
        <span className={styles.quiet}>{inTenths(inCentimetres(outer))} cm</span>
        <span className={styles.quiet}>
          moulding {face} in wide, {depth} in deep
        </span>
      </dd>
    </dl>
  );
};
