import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UploadStart } from './UploadStart.tsx';

/** The start of custom framing; with a picture's id the chooser in its place. (ROUTE-29, UPL-01, UPL-03) */
export function CustomFramingPage({ chooser }: { chooser: ReactNode }) {
  const [search] = useSearchParams();
  return search.get('id') ? chooser : <UploadStart />;
}
