import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';

const MODES = [
  { value: 'frame', label: 'Framed' },
  { value: 'art', label: 'Print' },
] as const;

/** In a frame, or the print by itself; not there where the shopper has settled it before. (ART-04, ART-05) */
export const ModeToggle = ({ canChooseMode, mode, chooseMode }: ConfiguratorView) =>
  canChooseMode ? (
    <RadioGroup legend="Framed or Print" look="segments" options={MODES} value={mode} onPick={chooseMode} />
  ) : null;
