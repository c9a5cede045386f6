import { type ReactNode, use, useMemo, useState } from 'react';
import type { EventObject } from 'xstate';
import { EffectHostContext } from '../../../src/kit/flow/EffectHostContext.ts';
import type { EffectHost } from '../../../src/kit/flow/effects.ts';

/** Stands in for the shell: writes down what charts let out, and shows the texts of toasts. */
export function EffectRecorder({ log, children }: { log: EventObject[]; children: ReactNode }) {
  const [texts, setTexts] = useState<string[]>([]);
  const { environment } = use(EffectHostContext);
  const host = useMemo<EffectHost>(
    () => ({
      environment,
      handleEffect(effect) {
        log.push(effect);
        if (effect.type === 'toast') setTexts((before) => [...before, effect.text as string]);
      },
    }),
    [log, environment],
  );
  return (
    <EffectHostContext value={host}>
      {children}
      <ol aria-label="Toasts">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>{text}</li>
        ))}
      </ol>
    </EffectHostContext>
  );
}
