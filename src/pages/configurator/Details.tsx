import { configurator } from '../../flows/configurator/configurator.ts';
import { DetailTabs } from '../details/DetailTabs.tsx';

/** Description, care, returns and reviews of what is chosen, once there is a picture. (ART-10, ART-11) */
export function Details() {
  const { art, subject, frame, media, mode, isUnfit } = configurator.useFlow();
  if (!subject || isUnfit) return null;
  return (
    <DetailTabs
      description={art?.description ?? ''}
      themes={art?.themes ?? []}
      care={{ source: subject.source, media }}
      frame={mode === 'frame' ? frame : null}
    />
  );
}
