import type { Messages } from './message.ts';

/** What a picture is made of and what comes with it, by how it is made up. */
export const makingMessages = {
  'making.title': { text: 'What you receive', from: 'own' },
  'making.renderings': {
    text: 'These are renderings of the piece as you have chosen it, drawn to scale. They are no photographs.',
    from: 'own',
  },
  'making.corner': { text: 'Its corner from close by', from: 'own' },
  'making.surface': { text: 'Its surface from close by', from: 'own' },
  'making.back': { text: 'Its back, with its hooks', from: 'own' },
  'making.box': { text: 'In its box, the sheet drawn back', from: 'own' },
  'making.tube': { text: 'Rolled in its tube, picture inwards', from: 'own' },
  'making.paper': { text: 'Cotton paper, 310 g/m², acid-free, printed with pigment inks', from: 'own' },
  'making.canvas': { text: 'Cotton-blend canvas, 380 g/m², printed with pigment inks, matt varnish', from: 'own' },
  'making.mat': { text: 'Acid-free board, 1.5 mm, its window cut at 45 degrees', from: 'own' },
  'making.noMat': { text: 'None: the print reaches the frame', from: 'own' },
  'making.glass': { text: 'Clear glass, 2 mm, cleaned on both sides', from: 'own' },
  'making.noGlass': { text: 'None: canvas is varnished and needs no glass', from: 'own' },
  'making.cover': { text: 'Board and brown paper, taped against dust', from: 'own' },
  'making.bars': { text: 'Stretched over kiln-dried wood, folded and stapled', from: 'own' },
  'making.oneHook': { text: 'One, in the middle of the upper moulding', from: 'own' },
  'making.twoHooks': { text: 'Two, a quarter of the width from each side', from: 'own' },
  'making.framedBox': {
    text: 'The framed picture with a corner guard on each corner and a sheet over it, the hooks, a nail for each, felt pads and a card on its care, in a double-walled box',
    from: 'own',
  },
  'making.rolledTube': {
    text: 'The print, rolled in tissue with the picture inwards, and a card on its care, in a stiff tube',
    from: 'own',
  },
} as const satisfies Messages;
