import type { CSSProperties } from 'react';
import { inRupees } from '../../domain/money.ts';
import { parseSizeKey, type Size, sizeKey, sizeLabel } from '../../domain/size.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { ConfiguratorView } from './configurator.ts';
import { inTenths } from './inTenths.ts';
import { mostOf } from './mostOf.ts';
import styles from './SizeChoice.module.css';
import { ToScale } from './ToScale.tsx';

/** The sizes in their tabs, each with its price; what the chosen one measures with its frame, and how large that is. (ART-08, CONF-10) */
export function SizeChoice({ tabs, tab, size, seenAs, outer, priceOf, openTab, chooseSize }: ConfiguratorView) {
  const offered = tabs.find(({ bucket }) => bucket === tab)?.sizes ?? [];
  return (
    <div>
      <div className={styles.head}>
        <h2 className={styles.legend}>
          Select a Size (Inches)
          {size ? <span className={styles.chosen}> {labelOf(size, outer)}</span> : null}
        </h2>
        <ToScale size={outer ?? seenAs} />
      </div>
      <Tabs
        label="Select a Size (Inches)"
        tabs={tabs.map(({ bucket }) => ({ id: bucket, name: bucket }))}
        selected={tab}
        onSelect={openTab}
      >
        <div className={styles.sizes} style={{ '--most': mostOf(tabs) } as CSSProperties}>
          <RadioGroup
            legend={`${tab} sizes`}
            hideLegend
            look="tiles"
            options={offered.map((each) => ({
              value: sizeKey(each),
              label: sizeLabel(each),
              hint: inRupees(priceOf(each) ?? 0),
            }))}
            value={size && sizeKey(size)}
            onPick={(key) => {
              const picked = parseSizeKey(key);
              if (picked) chooseSize(picked);
            }}
          />
        </div>
      </Tabs>
    </div>
  );
}

/** '16 × 20', or '16 × 20, framed 22.6 × 26.6'. */
const labelOf = (size: Size, outer: Size | null) =>
  outer ? `${sizeLabel(size)}, framed ${inTenths(outer)}` : sizeLabel(size);
