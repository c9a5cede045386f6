import type { StudioModel } from '../../../machines/studio/studio.connect.ts';
import { formatMessage } from '../../messages/message.ts';
import { studioMessages } from '../../messages/studio.ts';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { SwatchGroup } from '../../ui/SwatchGroup.tsx';

/** A picture of the catalogue, or a file of one's own, which stays on the device. */
export function PictureChoice({ view }: { view: StudioModel }) {
  const { pictures, editedSetting } = view;
  return (
    <>
      <SwatchGroup
        legend="Show"
        look="tile"
        swatches={pictures.map(({ id, title, thumbnail }) => ({
          id,
          label: title,
          tint: <img src={thumbnail} alt="" />,
        }))}
        value={editedSetting.picture}
        onPick={view.choosePicture}
      />
      <FileDropZone look="button" label="Use your own file" accept="image/*" onFile={view.takeFile} />
      {view.isReading ? <ProgressNotice>{formatMessage(studioMessages['studio.reading'])}</ProgressNotice> : null}
      {view.isRefused ? (
        <Notice tone="fault" live="assertive">
          {formatMessage(studioMessages['studio.refused'])}
        </Notice>
      ) : null}
    </>
  );
}
