import type { CSSProperties } from 'react';
import type { connect } from '../../../machines/configurator/configurator.connect.ts';
import type { Art } from '../../domain/art.ts';
import { inRupees } from '../../domain/money.ts';
import { parseSizeKey, sizeKey, sizeLabel } from '../../domain/size.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Choices.module.css';

type View = Pick<
  ReturnType<typeof connect>,
  'media' | 'medias' | 'size' | 'tab' | 'tabs' | 'priceOf' | 'chooseMedia' | 'openTab' | 'chooseSize'
>;

/** Title, artist, media and size of a print, in the order in which one decides. (ART-06, ART-08) */
export function Choices({ art, media, medias, size, tab, tabs, ...does }: View & { art: Art }) {
  const { priceOf, chooseMedia, openTab, chooseSize } = does;
  const offered = tabs.find(({ bucket }) => bucket === tab)?.sizes ?? [];
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{art.title}</h1>
        <p className={styles.artist}>{art.artist}</p>
      </header>
      <RadioGroup
        legend="Choose a Media"
        look="segments"
        options={medias.map((value) => ({ value, label: value }))}
        value={media}
        onPick={chooseMedia}
      />
      <div>
        <h2 className={styles.legend}>
          Select a Size (Inches)
          {size ? <span className={styles.chosen}> {sizeLabel(size)}</span> : null}
        </h2>
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
    </>
  );
}

/** The sizes under the fullest tab: the place is kept for as many, so that turning the tabs moves nothing below. */
const mostOf = (tabs: View['tabs']) => Math.max(1, ...tabs.map(({ sizes }) => sizes.length));
