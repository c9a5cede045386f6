import { configuratorSetup } from './configurator.setup.ts';

const changed = ['forgetAdjusting', 'writeAddress', 'remember'] as const;

/** The picture is opened, then all that makes a piece of it is chosen. */
export const pictureState = configuratorSetup.createStateConfig({
  description: 'The picture and what is chosen of it',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the picture already at hand?',
      always: [
        {
          guard: { type: 'isFound', params: ({ context }) => context.subjectData },
          target: 'opened',
          description: 'The picture came with the document, or was read a moment ago',
        },
        { target: 'loading', description: 'A picture is named, and has to be read' },
      ],
    },
    loading: {
      description: 'The picture and the prices are on their way',
      invoke: {
        id: 'framedPicture',
        src: 'framedPicture',
        input: ({ context }) => ({ subject: context.request }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output.subjectData },
            target: 'opened',
            description: 'The picture is here',
            actions: { type: 'keepPicture', params: ({ event }) => event.output.subjectData },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'gone',
            description: 'The file of an upload is not stored for ever',
            meta: { requires: ['API-22'] },
          },
          {
            target: 'missing',
            description: 'There is no such picture',
            actions: 'showNoPicture',
            meta: { requires: ['ART-15'] },
          },
        ],
      },
    },
    opened: {
      description: 'What the address asks for is settled, and the rest chosen by itself',
      meta: { requires: ['CONF-20', 'CONF-22', 'CONF-26'] },
      entry: ['applyRequest', 'remember'],
      always: [
        { guard: 'isTooSmall', target: 'tooSmall', description: 'The pixels of the upload suit no print' },
        {
          guard: 'isMediaUnchosen',
          target: 'mediaUnchosen',
          description: 'The screen for sizes begins with the media',
          meta: { requires: ['CONF-09'] },
        },
        { target: 'choosing', description: 'It is framed as the shopper chooses' },
      ],
    },
    mediaUnchosen: {
      description: 'No media yet, so no sizes are listed',
      meta: { messages: ['configurator.chooseMedia', 'art.chooseSize'], requires: ['CONF-09'] },
      initial: 'open',
      on: {
        'media.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.media },
          target: 'choosing',
          description: 'The sizes of this media are listed, and the first one is chosen',
          meta: { requires: ['CONF-09', 'CONF-17', 'CONF-26'] },
          actions: [{ type: 'takeMedia', params: ({ event }) => event.media }, ...changed],
        },
        'framing.requested': {
          guard: 'goesOnToFrames',
          target: '.missed',
          description: 'Frames are cut to a size, so there must be one',
          meta: { requires: ['ART-28'] },
        },
      },
      states: {
        open: { description: 'The media wait for a choice' },
        missed: {
          description: 'Frames were requested without a size: the media are scrolled to and focused',
          entry: 'focusMissingChoice',
          meta: { messages: ['add.noSize'], requires: ['ART-28'] },
        },
      },
    },
    choosing: {
      description: 'The shopper chooses media, framed or not, frame, mat and size',
      meta: { requires: ['ART-06', 'ART-08', 'ART-09', 'CONF-12', 'CONF-18', 'CONF-19'] },
      on: {
        'mode.chosen': {
          guard: { type: 'isOtherMode', params: ({ event }) => event.mode },
          description: 'Framed or the print by itself; the same size is chosen again at once',
          meta: { requires: ['ART-04', 'CONF-21', 'CONF-23', 'CONF-26', 'CONF-28'] },
          actions: [{ type: 'choose', params: ({ event: { mode } }) => ({ mode }) }, ...changed, 'rememberMode'],
        },
        'media.chosen': {
          guard: { type: 'isOtherMedia', params: ({ event }) => event.media },
          description:
            'Another media has other sizes: the same measures are chosen again, else the first; so is the first frame',
          meta: { requires: ['CONF-17', 'CONF-23', 'CONF-24', 'CONF-26'] },
          actions: [{ type: 'takeMedia', params: ({ event }) => event.media }, ...changed],
        },
        'frame.chosen': {
          guard: { type: 'isOtherFrame', params: ({ event }) => event.frame },
          description: 'Another frame goes around it; a picture between the frames cannot be chosen',
          meta: { requires: ['ART-07', 'FRAME-07'] },
          actions: [{ type: 'choose', params: ({ event: { frame } }) => ({ frame }) }, ...changed],
        },
        'mat.chosen': [
          {
            guard: { type: 'isGoldenMat', params: ({ event }) => event.mat },
            description: 'The mat takes the width that the golden ratio picks',
            meta: { messages: ['configurator.golden'], requires: ['CONF-48', 'CONF-49'] },
            actions: [{ type: 'takeMat', params: ({ event }) => event.mat }, ...changed],
          },
          {
            guard: { type: 'isOtherMat', params: ({ event }) => event.mat },
            description: 'The usual mat, or none',
            meta: { requires: ['CONF-48', 'CONF-50', 'CONF-51', 'CONF-52'] },
            actions: [{ type: 'takeMat', params: ({ event }) => event.mat }, ...changed],
          },
        ],
        'pad.chosen': {
          guard: { type: 'isOtherPad', params: ({ event }) => event.pad },
          description: 'The mat takes another colour',
          meta: { requires: ['CART-11'] },
          actions: [{ type: 'choose', params: ({ event: { pad } }) => ({ pad }) }, ...changed],
        },
        'tab.opened': {
          guard: { type: 'isOtherTab', params: ({ event }) => event.tab },
          description: 'Sizes of another bucket are looked at; the choice stands',
          meta: { requires: ['CONF-10', 'CONF-41'] },
          actions: { type: 'openTab', params: ({ event }) => event.tab },
        },
        'size.chosen': {
          guard: { type: 'isOtherSize', params: ({ event }) => event.size },
          description: 'A size under the open tab is chosen; its price shows',
          meta: { requires: ['CONF-10', 'CONF-35'] },
          actions: [{ type: 'takeSize', params: ({ event }) => event.size }, ...changed],
        },
        'framing.requested': {
          guard: 'goesOnToFrames',
          description: 'On to the frames, with what was chosen',
          meta: { requires: ['CONF-14'] },
          actions: 'goToFrames',
        },
      },
    },
    tooSmall: {
      description: 'The upload has too few pixels for any print',
      meta: { messages: ['configurator.tooSmall'], requires: ['CONF-43', 'CONF-44'] },
    },
    gone: {
      description: 'The upload is no longer stored; another can be made',
      meta: { messages: ['configurator.gone'], requires: ['API-22'] },
    },
    missing: {
      description: 'There is no such picture; the not-found page opens',
      meta: { messages: ['art.missing'], requires: ['ART-15'] },
    },
  },
});
