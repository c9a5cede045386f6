import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';

/** Canvas or paper; what a small upload does not fit cannot be chosen, and says so. (ART-06, CONF-17) */
export const MediaChoice = ({ medias, mediasOnOffer, media, isMediaChosen, chooseMedia }: ConfiguratorView) => (
  <RadioGroup
    legend="Choose a Media"
    look="segments"
    options={medias.map((value) => {
      const isOffered = mediasOnOffer.includes(value);
      return { value, label: value, disabled: !isOffered, hint: isOffered ? undefined : 'Needs a larger picture' };
    })}
    value={isMediaChosen ? media : null}
    onPick={chooseMedia}
  />
);
