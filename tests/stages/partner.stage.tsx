import { partnerSamples as samples } from '../../machines/partner/partner.samples.ts';
import { partner as flow, Partner } from '../../src/flows/partner/Partner.tsx';
import { partnerGestures as gestures } from '../../src/flows/partner/partner.gestures.ts';
import { partnerPorts as ports } from '../../src/ports/contact.ts';
import { stage } from '../support/walk/stage.ts';

export const partnerStage = stage({ flow, ports, samples, gestures, view: <Partner /> });
