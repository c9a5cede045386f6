import { useLocation } from 'react-router-dom';
import { parseChoice } from '../../domain/choice.ts';
import { DEFAULT_MODE, MODES } from '../../domain/framingTerms.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { ConfiguratorScreen } from '../configurator/ConfiguratorScreen.tsx';
import { ConfiguratorDetails, ConfiguratorPurchase, PicturePreview } from '../configurator/configuratorParts.tsx';

/**
 * The chooser for the shopper's own picture, as '/custom-framing?width=&height=&id=' names it. Framed or not was settled
 * before, so there is no toggle; a link's own word goes first. (ART-01, ART-02, ART-05, CONF-18)
 */
export function UploadChooser() {
  const { search, key } = useLocation();
  const persistedMode = usePersisted(readPersistedMode);
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? '';
  const requested = parseChoice(search);
  const mode = MODES.find((each) => each === requested.mode) ?? persistedMode ?? DEFAULT_MODE;
  return (
    <ConfiguratorScreen
      key={`${id} ${key}`}
      subject={{ by: 'upload', id, width: Number(params.get('width')), height: Number(params.get('height')) }}
      requestedChoice={requested}
      fixed={{ mode }}
      back={<BackLink to="/crop" />}
    >
      <Configurator preview={<PicturePreview composing="atOnce" />}>
        <ConfiguratorPurchase />
      </Configurator>
      <ConfiguratorDetails />
    </ConfiguratorScreen>
  );
}
