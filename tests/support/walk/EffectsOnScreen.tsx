import { type ReactNode, use, useMemo, useState } from 'react';
import type { EventObject } from 'xstate';
import type { Host } from '../../../src/kit/effects.ts';
import { ShopContext } from '../../../src/kit/ShopContext.ts';
import { type MessageId, say } from '../../../src/messages/messages.ts';

/** Stands in for the shell: writes down what charts let out, and shows the texts of toasts. */
export function EffectsOnScreen({ log, children }: { log: EventObject[]; children: ReactNode }) {
  const [texts, setTexts] = useState<string[]>([]);
  const { world } = use(ShopContext);
  const host = useMemo<Host>(
    () => ({
      world,
      act(effect) {
        log.push(effect);
        if (effect.type === 'toast') setTexts((before) => [...before, say(effect.says as MessageId)]);
      },
    }),
    [log, world],
  );
  return (
    <ShopContext value={host}>
      {children}
      <ol aria-label="Toasts">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>{text}</li>
        ))}
      </ol>
    </ShopContext>
  );
}
