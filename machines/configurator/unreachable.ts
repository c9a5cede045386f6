// What each of the configurator's walks cannot take, and why; together the four take all but what a reason sends elsewhere.

const ONLY_KNOWN =
  'Only where it was read before: the chart starts full then, as tests/unit/charts/configurator.test.ts shows';
const ONLY_ONE_FRAME = 'Only on a screen that is about one frame: tests/unit/charts/configurator.test.ts shows it';
const ONLY_SIZES = 'Only on the screen for sizes, which is walked by itself';
const ONLY_UPLOAD = 'Only for an upload, which is walked by itself';
const ONLY_ART = 'Only for art, which is walked by itself';
const ONLY_TINY = 'Only for an upload with too few pixels, which is walked by itself';
const NO_TOGGLE = 'The mode is settled before this screen';
const PLAIN_LINK = 'This link asks for nothing that is not on offer';
const NO_FRAMES = 'The frame is chosen on a later screen';
const ONE_MEDIA = 'This upload has one size, and on paper only';
const MEDIA_FIRST = 'The media is chosen first on this screen';
const UNFIT = 'Nothing can be chosen of a picture that suits no print';

/** Reasons by transition, for a chart with this id. */
const of = (reasons: Record<string, string>) =>
  Object.fromEntries(Object.entries(reasons).map(([transition, why]) => [`configurator.${transition}`, why]));

export const art = of({
  'picture.deciding|always|0': ONLY_KNOWN,
  'picture.opening|xstate.done.actor.openSubject|1': ONLY_UPLOAD,
  'picture.opened|always|0': ONLY_TINY,
  'picture.opened|always|1': ONLY_SIZES,
  'picture.mediaUnchosen|media.chosen|0': ONLY_SIZES,
  'picture.choosing.sized|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.open|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.missed|framing.asked|0': ONLY_SIZES,
  'frames.unneeded|always|0': ONLY_KNOWN,
  'frames.reading|xstate.done.actor.listFrames|0': ONLY_ONE_FRAME,
});

export const sizeScreen = of({
  'picture.deciding|always|0': ONLY_KNOWN,
  'picture.opening|xstate.done.actor.openSubject|1': ONLY_UPLOAD,
  'picture.opened|always|0': ONLY_TINY,
  'picture.opened|always|2': MEDIA_FIRST,
  'picture.choosing|mode.chosen|0': NO_TOGGLE,
  'picture.choosing|frame.chosen|0': NO_FRAMES,
  'picture.choosing|mat.chosen|0': NO_FRAMES,
  'picture.choosing|mat.chosen|1': NO_FRAMES,
  'picture.choosing|pad.chosen|0': NO_FRAMES,
  'frames.unneeded|always|0': ONLY_KNOWN,
  'frames.unneeded|always|1': NO_FRAMES,
  'frames.reading|xstate.done.actor.listFrames|0': ONLY_ONE_FRAME,
  'frames.reading|xstate.done.actor.listFrames|1': NO_FRAMES,
  'frames.reading|xstate.done.actor.listFrames|2': NO_FRAMES,
  'frames.reading|xstate.error.actor.listFrames|0': NO_FRAMES,
  'frames.failed|frames.retried|0': NO_FRAMES,
  'link.granted|always|0': PLAIN_LINK,
  'link.granted|always|1': PLAIN_LINK,
  'link.adjusted|always|0': PLAIN_LINK,
  'link.adjusted.soFar|always|0': PLAIN_LINK,
});

export const upload = of({
  'picture.deciding|always|0': ONLY_KNOWN,
  'picture.opening|xstate.done.actor.openSubject|2': ONLY_ART,
  'picture.opened|always|0': ONLY_TINY,
  'picture.opened|always|1': ONLY_SIZES,
  'picture.mediaUnchosen|media.chosen|0': ONLY_SIZES,
  'picture.choosing|mode.chosen|0': NO_TOGGLE,
  'picture.choosing|media.chosen|0': ONE_MEDIA,
  'picture.choosing|tab.opened|0': ONE_MEDIA,
  'picture.choosing|size.chosen|0': ONE_MEDIA,
  'picture.choosing.sized|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.open|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.missed|framing.asked|0': ONLY_SIZES,
  'frames.unneeded|always|0': ONLY_KNOWN,
  'frames.reading|xstate.done.actor.listFrames|0': ONLY_ONE_FRAME,
  'link.granted|always|0': PLAIN_LINK,
  'link.granted|always|1': PLAIN_LINK,
  'link.adjusted|always|0': PLAIN_LINK,
  'link.adjusted.soFar|always|0': PLAIN_LINK,
});

export const tinyUpload = of({
  'picture.deciding|always|0': ONLY_KNOWN,
  'picture.opening|xstate.done.actor.openSubject|2': ONLY_ART,
  'picture.opened|always|1': ONLY_SIZES,
  'picture.opened|always|2': UNFIT,
  'picture.mediaUnchosen|media.chosen|0': ONLY_SIZES,
  'picture.choosing|mode.chosen|0': NO_TOGGLE,
  'picture.choosing|media.chosen|0': UNFIT,
  'picture.choosing|frame.chosen|0': UNFIT,
  'picture.choosing|mat.chosen|0': UNFIT,
  'picture.choosing|mat.chosen|1': UNFIT,
  'picture.choosing|pad.chosen|0': UNFIT,
  'picture.choosing|tab.opened|0': UNFIT,
  'picture.choosing|size.chosen|0': UNFIT,
  'picture.choosing.sized|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.open|framing.asked|0': ONLY_SIZES,
  'picture.choosing.unsized.missed|framing.asked|0': ONLY_SIZES,
  'frames.unneeded|always|0': ONLY_KNOWN,
  'frames.reading|xstate.done.actor.listFrames|0': ONLY_ONE_FRAME,
  'frames.failed|frames.retried|0': UNFIT,
  'link.granted|always|0': PLAIN_LINK,
  'link.granted|always|1': PLAIN_LINK,
  'link.adjusted|always|0': PLAIN_LINK,
  'link.adjusted.soFar|always|0': PLAIN_LINK,
});
