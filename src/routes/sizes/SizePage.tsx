import { useLocation, useParams } from 'react-router-dom';
import type { SubjectRequest } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { formatPicturePath } from '../../../machines/framedPicture/picturePaths.ts';
import { parseChoice } from '../../domain/choice.ts';
import { MODES } from '../../domain/framingTerms.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { NextStep, SizeScreenChoices } from '../../flows/configurator/SizeScreen.tsx';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { ConfiguratorScreen } from '../configurator/ConfiguratorScreen.tsx';
import { ConfiguratorDetails, ConfiguratorPurchase, PicturePreview } from '../configurator/configuratorParts.tsx';
import { parseUpload } from '../configurator/subject.ts';

/**
 * The screen for sizes: of an upload by '/size?width=&height=&id=', of art by '/size/{artid}' and '/shop_art/{artid}'.
 * Framed or not was settled before. (CONF-07 to CONF-16)
 */
export function SizePage() {
  const { artid } = useParams();
  const { search, pathname, key } = useLocation();
  const persistedMode = readPersistedMode();
  const params = new URLSearchParams(search);
  const requested = parseChoice(search);
  const mode = MODES.find((each) => each === requested.mode) ?? persistedMode ?? 'art';
  const subject: SubjectRequest = artid
    ? { by: 'art', alias: `/art/${artid}` }
    : parseUpload(params.get('id') ?? '', params);
  const buysNow = params.get('buy') === 'now';
  return (
    <ConfiguratorScreen
      key={`${pathname} ${key}`}
      screen={buysNow ? 'buyNow' : 'size'}
      subject={subject}
      requestedChoice={requested}
      fixed={{ mode }}
      back={buysNow ? <BackToChooser request={subject} /> : <BackLink to={getBackPath(pathname, artid)} />}
    >
      <Configurator preview={<PicturePreview />} choices={<SizeScreenChoices />}>
        <NextAction />
      </Configurator>
      <ConfiguratorDetails />
    </ConfiguratorScreen>
  );
}

/** Leads to the frames where one is chosen later; else into the bag or to the frames. (CONF-11 to CONF-14) */
function NextAction() {
  const { isFramedLater } = configurator.useView();
  return isFramedLater ? <NextStep /> : <ConfiguratorPurchase />;
}

/** To where 'Buy Now' was pressed, with what was chosen meanwhile. (CONF-16) */
function BackToChooser({ request }: { request: SubjectRequest }) {
  const { choice } = configurator.useView();
  return <BackLink to={formatPicturePath({ request, requestedChoice: {}, choice })} />;
}

/** (CONF-08; the others lead to where their picture was chosen) */
function getBackPath(pathname: string, artid: string | undefined): string {
  if (!artid) return '/crop';
  return pathname.startsWith('/shop_art/') ? `/shop_art_type/${artid}` : `/art/${artid}`;
}
