import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Head } from '../head/Head.tsx';
import { UploadStart } from './UploadStart.tsx';

/** The start of custom framing; with a picture's id the chooser in its place. (ROUTE-29, UPL-01, UPL-03) */
export function CustomFramingPage({ chooser }: { chooser: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <>
      <Head
        title="Custom framing"
        description="Your own photo or artwork, printed on paper or canvas and framed to the inch. Upload it, crop it, choose a frame."
        path="/custom-framing/"
      />
      {search.get('id') ? chooser : <UploadStart />}
    </>
  );
}
