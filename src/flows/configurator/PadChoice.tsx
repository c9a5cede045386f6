import { PAD_COLOURS } from '../../domain/padColour.ts';
import { SwatchGroup, Tint } from '../../ui/SwatchGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';

/** The colour of the mat; nothing to choose where there is none. (CART-11, PREV-11) */
export function PadChoice({ mat, pad, choosePad }: Pick<ConfiguratorView, 'mat' | 'pad' | 'choosePad'>) {
  const isMatted = mat !== 'none';
  return (
    <SwatchGroup
      legend="Mat Colour"
      chosen={isMatted ? PAD_COLOURS.find(({ id }) => id === pad)?.name : undefined}
      value={isMatted ? pad : null}
      onPick={choosePad}
      disabled={!isMatted}
      swatches={PAD_COLOURS.map(({ id, name, tint }) => ({ id, label: name, tint: <Tint code={tint} /> }))}
    />
  );
}
