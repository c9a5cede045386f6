import { configurator } from '../../flows/configurator/configurator.ts';
import { Preview } from '../../flows/configurator/Preview.tsx';

/** What is seen of the choice. */
export function PicturePreview() {
  const { subject, media, seenAs } = configurator.useFlow();
  return subject ? <Preview key={subject.id} art={subject} media={media} size={seenAs} /> : null;
}
