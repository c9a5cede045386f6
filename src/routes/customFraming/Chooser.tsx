import { useLocation } from 'react-router-dom';
import { askedIn } from '../../domain/choice.ts';
import { DEFAULT_MODE, MODES } from '../../domain/mode.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { useKept } from '../../kit/hydration.tsx';
import { readKeptMode } from '../../storage/preview.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { MadeUp } from '../configurator/MadeUp.tsx';
import { Details, PicturePreview, Purchase } from '../configurator/PageParts.tsx';

/**
 * The chooser for the shopper's own picture, as '/custom-framing?width=&height=&id=' names it. Framed or not was settled
 * before, so there is no toggle; a link's own word goes first. (ART-01, ART-02, ART-05, CONF-18)
 */
export function Chooser() {
  const { search, key } = useLocation();
  const kept = useKept(readKeptMode);
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? '';
  const asked = askedIn(search);
  const mode = MODES.find((each) => each === asked.mode) ?? kept ?? DEFAULT_MODE;
  return (
    <MadeUp
      key={`${id} ${key}`}
      subject={{ by: 'upload', id, width: Number(params.get('width')), height: Number(params.get('height')) }}
      asked={asked}
      fixed={{ mode }}
      back={<BackLink to="/crop" />}
    >
      <Configurator preview={<PicturePreview composing="atOnce" />}>
        <Purchase />
      </Configurator>
      <Details />
    </MadeUp>
  );
}
