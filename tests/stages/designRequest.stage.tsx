import { designRequestSamples as samples } from '../../machines/designRequest/designRequest.samples.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { DesignRequest, designRequest as flow } from '../../src/flows/designRequest/DesignRequest.tsx';
import { designRequestGestures as gestures } from '../../src/flows/designRequest/designRequest.gestures.ts';
import { designRequestPorts as ports } from '../../src/ports/designRequest.ts';
import { FilePlace } from '../../src/ui/FilePlace.tsx';
import { stage } from '../support/walk/stage.ts';

export const FILE = '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11';

/** The photo that was uploaded before. */
function withPhoto({ store }: EmbeddedBackend) {
  if (store.find({ type: 'file--file', id: FILE })) return;
  store.add({
    type: 'file--file',
    id: FILE,
    attributes: { filename: 'wall.jpg', uri: { value: 'public://2026-11/wall.jpg', url: '/wall.jpg' }, status: false },
    relationships: {},
  });
}

export const designRequestStage = stage({
  flow,
  ports,
  samples,
  gestures,
  prepare: withPhoto,
  view: (
    <DesignRequest
      label="Gallery wall consultation"
      photo={(id, faultId) => (
        <FilePlace inputId={id} faultId={faultId} label="Photo" accept="image/*" onFiles={() => {}} />
      )}
    />
  ),
});
