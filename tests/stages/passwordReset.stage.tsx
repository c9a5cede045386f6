import { passwordResetSamples as samples } from '../../machines/passwordReset/passwordReset.samples.ts';
import { PasswordReset } from '../../src/flows/passwordReset/PasswordReset.tsx';
import { passwordResetGestures as gestures } from '../../src/flows/passwordReset/passwordReset.gestures.ts';
import { passwordReset as flow } from '../../src/flows/passwordReset/passwordReset.ts';
import { passwordResetPorts as ports } from '../../src/ports/passwordReset.ts';
import { stage } from '../support/walk/stage.ts';

export const passwordResetStage = stage({ flow, ports, samples, gestures, view: <PasswordReset /> });
