import { useLocation } from 'react-router-dom';
import { parseChoice } from '../../domain/choice.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { ConfiguratorScreen } from '../configurator/ConfiguratorScreen.tsx';
import { ConfiguratorDetails, ConfiguratorPurchase, PicturePreview } from '../configurator/configuratorParts.tsx';
import { parseUpload } from '../configurator/subject.ts';

/**
 * The chooser for the shopper's own picture, as '/custom-framing?width=&height=&id=' names it. Framed or Print begins as
 * it was chosen last; a link's own word goes first. (ART-01, ART-02, ART-04, CONF-18)
 */
export function UploadChooser() {
  const { search, key } = useLocation();
  const persistedMode = usePersisted(readPersistedMode);
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? '';
  return (
    <ConfiguratorScreen
      key={`${id} ${key}`}
      subject={parseUpload(id, params)}
      requestedChoice={{ ...(persistedMode && { mode: persistedMode }), ...parseChoice(search) }}
      fixed={{}}
      back={<BackLink to="/crop" />}
    >
      <Configurator preview={<PicturePreview />}>
        <ConfiguratorPurchase />
      </Configurator>
      <ConfiguratorDetails />
    </ConfiguratorScreen>
  );
}
