import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { Head } from '../head/Head.tsx';
import { UploadStart } from './UploadStart.tsx';

/** The chooser is many times as large as the start, which needs nothing of it. */
const Chooser = lazyWithRetry(async () => (await import('./UploadChooser.tsx')).UploadChooser);

/** The start of custom framing; with a picture's id the chooser in its place. (ROUTE-29, UPL-01, UPL-03) */
export function CustomFramingPage() {
  const [search] = useSearchParams();
  return (
    <>
      <Head
        title="Custom framing"
        description="Your own photo or artwork, printed on paper or canvas and framed to the inch. Upload it, crop it, choose a frame."
        path="/custom-framing/"
      />
      {search.get('id') ? <Chooser /> : <UploadStart />}
    </>
  );
}
