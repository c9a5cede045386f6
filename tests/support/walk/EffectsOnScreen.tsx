import { type ReactNode, useCallback, useState } from 'react';
import type { EventObject } from 'xstate';
import { type EffectHandler, EffectHandlerContext } from '../../../src/kit/effects.ts';
import { type MessageId, say } from '../../../src/messages/messages.ts';

/** Stands in for the shell: writes down what charts let out, and shows the texts of toasts. */
export function EffectsOnScreen({ log, children }: { log: EventObject[]; children: ReactNode }) {
  const [texts, setTexts] = useState<string[]>([]);
  const handle = useCallback<EffectHandler>(
    (effect) => {
      log.push(effect);
      if (effect.type === 'toast') setTexts((before) => [...before, say(effect.says as MessageId)]);
    },
    [log],
  );
  return (
    <EffectHandlerContext value={handle}>
      {children}
      <ol aria-label="Toasts">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>{text}</li>
        ))}
      </ol>
    </EffectHandlerContext>
  );
}
