import { useLocation, useParams } from 'react-router-dom';
import type { SubjectAsked } from '../../../machines/framedPicture/openedPicture.ts';
import { askedIn } from '../../domain/choice.ts';
import { MODES } from '../../domain/mode.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { Onward, SizeChoices } from '../../flows/configurator/SizeChoices.tsx';
import { readKeptMode } from '../../storage/preview.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { MadeUp } from '../configurator/MadeUp.tsx';
import { Details, PicturePreview, Purchase } from '../configurator/PageParts.tsx';

/**
 * The screen for sizes: of an upload by '/size?width=&height=&id=', of art by '/size/{artid}' and '/shop_art/{artid}'.
 * Framed or not was settled before. (CONF-07 to CONF-16)
 */
export function SizePage() {
  const { artid } = useParams();
  const { search, pathname, key } = useLocation();
  const kept = readKeptMode();
  const params = new URLSearchParams(search);
  const asked = askedIn(search);
  const mode = MODES.find((each) => each === asked.mode) ?? kept ?? 'art';
  return (
    <MadeUp
      key={`${pathname} ${key}`}
      screen="size"
      subject={subjectIn(artid, params)}
      asked={asked}
      fixed={{ mode }}
      back={<BackLink to={backTo(pathname, artid)} />}
    >
      <Configurator preview={<PicturePreview />} choices={<SizeChoices />}>
        <Next buyNow={params.get('buy') === 'now'} />
      </Configurator>
      <Details />
    </MadeUp>
  );
}

/** To the frames where it is to be framed; else into the bag, or by way of the frames after all. (CONF-11 to CONF-14) */
function Next({ buyNow }: { buyNow: boolean }) {
  const { mode } = configurator.useFlow();
  return mode === 'frame' ? <Onward /> : <Purchase buyNow={buyNow} offersFrames />;
}

const subjectIn = (artid: string | undefined, params: URLSearchParams): SubjectAsked =>
  artid
    ? { by: 'art', alias: `/art/${artid}` }
    : {
        by: 'upload',
        id: params.get('id') ?? '',
        width: Number(params.get('width')),
        height: Number(params.get('height')),
      };

/** (CONF-08; the others lead to where their picture was chosen) */
function backTo(pathname: string, artid: string | undefined): string {
  if (!artid) return '/crop';
  return pathname.startsWith('/shop_art/') ? `/shop_art_type/${artid}` : `/art/${artid}`;
}
