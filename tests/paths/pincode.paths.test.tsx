import { pincodeStage } from '../stages/pincode.stage.tsx';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const typed = (text: string) => ({ type: 'pincode.typed', text });

const outcomes: Outcome[] = [
  { requires: 'PIN-08', after: [typed('682001'), { answer: 'pincode.found' }], sees: 'Delivery in 5-7 days' },
  { requires: 'PIN-12', after: [typed('682001'), { answer: 'pincode.found' }], sees: 'Kochi, Kerala' },
  {
    requires: 'PIN-06',
    after: [typed('682001'), { answer: 'pincode.found' }],
    lets: { type: 'remember', pincode: '682001' },
  },
  { requires: 'PIN-09', after: [typed('999999'), { answer: 'pincode.found' }], sees: 'Delivery Unavailable' },
  { requires: 'PIN-05', after: [typed('682001'), { answer: 'pincode.none' }], sees: 'Delivery Unavailable' },
  { requires: 'PIN-03', after: [typed('68200')], butNot: /Delivery in|Delivery Unavailable/ },
  {
    requires: 'PIN-11',
    after: [typed('682001'), { answer: 'pincode.down' }],
    butNot: 'Delivery Unavailable',
    lets: { type: 'log' },
  },
  {
    requires: 'PIN-11',
    after: [
      typed('682001'),
      { answer: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { answer: 'pincode.downTwiceThenFound' },
      { type: 'pincode.retried' },
      { answer: 'pincode.downTwiceThenFound' },
    ],
    sees: 'Delivery in 5-7 days',
  },
  { requires: 'PIN-02', after: [typed('68 20-01'), { answer: 'pincode.found' }], sees: 'Delivery in 5-7 days' },
];

walkView({ ...pincodeStage, outcomes });
