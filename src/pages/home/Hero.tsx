import '../../messages/home.ts';
import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../api/queries/home.ts';
import { Banners } from '../../flows/banners/Banners.tsx';
import { banners } from '../../flows/banners/banners.ts';
import { mediaHook } from '../../kit/media.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';

/** Rotation begins paused where the device asks for no motion; HTML made at build time is for those that do not. */
const useMotionWanted = mediaHook('(prefers-reduced-motion: no-preference)', true);

/** The banners, and the way to the art even where they cannot be read. (HOME-01) */
export function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const isMotionWanted = useMotionWanted();
  const slides = isError ? [] : (data ?? null);
  const options = { input: { slides: slides?.length ?? 0, moves: slides !== null && isMotionWanted } };
  return (
    <>
      {isError ? <Failed title={say('home.pictureFailed')} retryLabel="Try again" onRetry={refetch} /> : null}
      <banners.Start key={`${slides?.length} ${isMotionWanted}`} options={options}>
        <Banners slides={slides} />
      </banners.Start>
    </>
  );
}
