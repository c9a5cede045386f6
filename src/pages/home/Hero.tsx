import '../../messages/home.ts';
import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../api/queries/home.ts';
import { Banners } from '../../flows/banners/Banners.tsx';
import { banners, bannersChart } from '../../flows/banners/banners.ts';
import { mediaHook } from '../../kit/media.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';

/** Rotation begins paused where the device asks for no motion; HTML made at build time is for those that do not. */
const useMotionWanted = mediaHook('(prefers-reduced-motion: no-preference)', true);

/** When a banner is to turn, in ms, whether or not anybody has given a sign: by then its chart is wanted. (HOME-04) */
const TURN = 5_000;

/** The banners, and the way to the art even where they cannot be read. (HOME-01) */
export function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const isMotionWanted = useMotionWanted();
  const slides = isError ? [] : (data ?? null);
  const options = { input: { slides: slides?.length ?? 0, moves: slides !== null && isMotionWanted } };
  return (
    <>
      {isError ? <Failed title={say('home.pictureFailed')} retryLabel="Try again" onRetry={refetch} /> : null}
      <banners.Start
        key={slides?.length}
        logic={bannersChart}
        options={options}
        dueAfter={isMotionWanted ? TURN : undefined}
      >
        <Banners slides={slides} />
      </banners.Start>
    </>
  );
}
