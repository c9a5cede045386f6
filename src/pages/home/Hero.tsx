import '../../messages/home.ts';
import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../api/queries/home.ts';
import { Banners } from '../../flows/banners/Banners.tsx';
import { banners } from '../../flows/banners/banners.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { wantsMotion } from '../../ui/motion.ts';

/** The banners, and the way to the art even where they cannot be read. (HOME-01) */
export function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const slides = isError ? [] : (data ?? null);
  // Rotation begins paused where the device asks for no motion.
  const options = { input: { slides: slides?.length ?? 0, moves: slides !== null && wantsMotion() } };
  return (
    <>
      {isError ? <Failed title={say('home.pictureFailed')} retryLabel="Try again" onRetry={refetch} /> : null}
      <banners.Start key={slides?.length} options={options}>
        <Banners slides={slides} />
      </banners.Start>
    </>
  );
}
