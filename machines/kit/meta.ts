import type { MessageId } from '../../src/messages/messages.ts';

/** What a state or a transition tells a product owner beside its description. */
export type Meta = {
  /** Texts on the screen while the state holds, or once the transition was taken. A walk looks for each. */
  messages?: readonly MessageId[];
  /** Requirement ids that this state or transition carries out. */
  requires?: readonly string[];
};

type ToastEffect = { type: 'toast'; message: MessageId; tone: 'good' | 'bad' | 'plain' };
type NavigationEffect = { type: 'navigate'; to: string; replace?: boolean };

/** What charts let out for the shell to act on. */
export type Effect =
  | ToastEffect
  | NavigationEffect
  | { type: 'redirect'; url: string }
  | { type: 'focus'; field: string }
  | { type: 'print' }
  | { type: 'track'; event: Record<string, unknown> }
  | { type: 'log'; what: string };
