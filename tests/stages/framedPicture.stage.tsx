import { QueryClient } from '@tanstack/react-query';
import { framedPictureSamples as samples } from '../../machines/framedPicture/framedPicture.samples.ts';
import { type AnyPortCall, type PortCalls, provideSome } from '../../machines/kit/port.ts';
import { FramedPicture, framedPicture as flow } from '../../src/flows/framedPicture/FramedPicture.tsx';
import { framedPictureGestures as gestures } from '../../src/flows/framedPicture/framedPicture.gestures.ts';
import { framedPicturePorts } from '../../src/ports/framedPicture.ts';
import { stage } from '../support/walk/stage.ts';

/** Each call reads anew: what was read before would be answered before the walk lets it. */
export const openSubject: AnyPortCall = (asked) =>
  framedPicturePorts({ queries: new QueryClient() }).openSubject(asked);

/** Ports of a chart that frames a picture, with the chart inside that opens it. */
export const withPicture = ({ openSubject, ...ports }: PortCalls) => ({
  ports,
  children: { framedPicture: provideSome(flow.machine, { openSubject: openSubject as AnyPortCall }) },
});

export const framedPictureStage = stage({
  flow,
  ports: { openSubject },
  samples,
  gestures,
  view: <FramedPicture retryLabel="Try again" waiting={<p>The picture is on its way</p>} />,
});
