import { shareSamples as samples } from '../../machines/share/share.samples.ts';
import { share as flow, Share } from '../../src/flows/share/Share.tsx';
import { shareGestures as gestures } from '../../src/flows/share/share.gestures.ts';
import { sharePorts as ports } from '../../src/ports/share.ts';
import { stage } from '../support/walk/stage.ts';

export const { shared } = samples.input;

/** The device: what its clipboard got, and what its list was given. */
export const device = { clipboard: [] as string[], listed: [] as ShareData[] };
const onDevice = <T,>(name: 'clipboard' | 'share', value: T) =>
  Object.defineProperty(navigator, name, { configurable: true, value });
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  onDevice('clipboard', { writeText });
};
const list = (share: (data: ShareData) => Promise<void>) => () => {
  onDevice('share', share);
};
const refused = (name: string) => Promise.reject(new DOMException('', name));

const prepare = () => {
  device.clipboard = [];
  device.listed = [];
};

const answers = {
  'clipboard.taken': clipboard(async (text) => void device.clipboard.push(text)),
  'clipboard.refused': clipboard(() => refused('NotAllowedError')),
  'clipboard.missing': () => {
    onDevice('clipboard', undefined);
  },
  'sheet.closed': list(async (data) => void device.listed.push(data)),
  'sheet.dismissed': list(() => refused('AbortError')),
  'sheet.refused': list(() => refused('NotAllowedError')),
};

export const shareStage = stage({
  flow,
  ports,
  local: ['copyLink', 'openSheet'],
  samples,
  gestures,
  answers,
  prepare,
  view: <Share shared={shared} />,
});
