import { useLocation } from 'react-router-dom';
import { configurator } from '../../flows/configurator/configurator.ts';
import { BackLink } from '../configurator/BackLink.tsx';

/** Back to the frames, with what was chosen meanwhile and under the filters that one came from. (FRAME-08) */
export function BackToFrames() {
  const { framesPath } = configurator.useFlow();
  const { state } = useLocation();
  const filters: unknown = state?.filters;
  return <BackLink to={typeof filters === 'string' && filters !== '' ? `${framesPath}&${filters}` : framesPath} />;
}
